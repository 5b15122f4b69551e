import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { CustomsImportService } from './create-customs-imports.ts';

/** Answers the calls of the group `customsImports`. */
export function createCustomsImportHandlers(service: CustomsImportService): GroupHandlers<'customsImports'> {
  return {
    status: () => service.status(),
    look: (what) => service.look(what),
    page: (what) => service.page(what),
    get: (what) => service.get(what),
  };
}
