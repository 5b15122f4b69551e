import { noteDeed } from './deeds.ts';
import { standIn } from './stand-in.ts';

type SchemeHandler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, SchemeHandler>();
let isTooLate = false;

/** From 'ready' on, privileged schemes can no longer be named. */
export function closeSchemeRegistration(): void {
  isTooLate = true;
}

/** Who answers `scheme://…`, if anybody. */
export function handlerOf(scheme: string): SchemeHandler | undefined {
  return handlers.get(scheme);
}

export const protocol = standIn<Electron.Protocol>('protocol', {
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    if (isTooLate) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
    noteDeed('protocol.registerSchemesAsPrivileged', schemes);
  },
  handle(scheme: string, handler: SchemeHandler): void {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme: string) => void handlers.delete(scheme),
  isProtocolHandled: (scheme: string) => handlers.has(scheme),
});
