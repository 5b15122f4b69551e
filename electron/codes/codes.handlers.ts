import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Codes } from './create-codes.ts';

/** Answers the calls of the group `codes`. */
export function createCodeHandlers(codes: Omit<Codes, 'handlers'>): GroupHandlers<'codes'> {
  return {
    status: () => codes.status(),
    classes: () => codes.service.classes(),
    page: (request) => codes.service.page(request),
    options: ({ field, text }) => codes.service.options(field, text),
    describe: ({ field, codes: asked }) => codes.service.describe(field, asked),
    refresh: (what) => codes.refresh(what),
  };
}
