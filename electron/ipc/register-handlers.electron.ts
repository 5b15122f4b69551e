import { ipcMain } from 'electron';
import type { BrowserWindow, IpcMainInvokeEvent } from 'electron';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { NamedCall } from './call-router.ts';
import { callsOfContract, parseArgument } from './call-router.ts';
import type { ErrorReporter } from './error-envelope.ts';
import type { Sender } from './trusted-sender.ts';
import { isTrustedSender } from './trusted-sender.ts';

export interface HandlerNeeds {
  /** Origin of our pages. */
  origin: string;
  /** The windows that may call, asked anew for every call. */
  windows: () => readonly BrowserWindow[];
  errors: ErrorReporter;
  /** Answers a call whose sender is trusted and whose argument is parsed. */
  answer: (call: NamedCall, argument: unknown) => Promise<Envelope<unknown>>;
}

/** The only place that registers handlers: one for every call of the contract, each behind the same two checks. */
export function registerHandlers(needs: HandlerNeeds): void {
  for (const call of callsOfContract()) {
    ipcMain.handle(call.channel, (event, ...rawArguments: unknown[]) =>
      guard(needs, call, event, rawArguments),
    );
  }
}

async function guard(
  needs: HandlerNeeds,
  call: NamedCall,
  event: IpcMainInvokeEvent,
  rawArguments: readonly unknown[],
): Promise<Envelope<unknown>> {
  try {
    if (!isTrustedSender(senderOf(event, needs.windows()), needs.origin)) throw new AppError('ipc.stranger');
    return await needs.answer(call, parseArgument(call, rawArguments));
  } catch (error) {
    return needs.errors.failed(call.channel, error);
  }
}

function senderOf(event: IpcMainInvokeEvent, windows: readonly BrowserWindow[]): Sender {
  const frame = event.senderFrame;
  return {
    frameUrl: frame === null || frame.isDestroyed() ? null : frame.url,
    isMainFrame: frame !== null && frame === event.sender.mainFrame,
    isKnownWindow: windows.some((window) => !window.isDestroyed() && window.webContents === event.sender),
  };
}
