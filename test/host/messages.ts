import { unpack } from './wire.ts';

/** What a page and the host say to each other over the one WebSocket of a window. */
export type FromPage = { readonly at: string } & (
  | { readonly is: 'invoke'; readonly id: number; readonly channel: string; readonly args: unknown[] }
  | { readonly is: 'send'; readonly channel: string; readonly args: unknown[] }
  | { readonly is: 'dom-ready' }
  | { readonly is: 'loaded' }
  | { readonly is: 'title'; readonly title: string }
  | { readonly is: 'open-window'; readonly url: string }
  | { readonly is: 'navigate'; readonly url: string }
);

/** A message of the page without the page's own address, which the sending side adds to every one. */
export type PageMessage = FromPage extends infer Message
  ? Message extends { readonly at: string }
    ? Omit<Message, 'at'>
    : never
  : never;

export type ToPage =
  | { readonly is: 'reply'; readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly is: 'reply'; readonly id: number; readonly ok: false; readonly message: string }
  | { readonly is: 'event'; readonly channel: string; readonly args: unknown[] }
  | { readonly is: 'navigate'; readonly url: string }
  | { readonly is: 'zoom'; readonly factor: number }
  | { readonly is: 'close' };

/** What the process that started the host and the host's process say to each other over the fork channel. */
export type FromParent = {
  readonly is: 'evaluate';
  readonly id: number;
  readonly source: string;
  readonly argument: unknown;
};

export type ToParent =
  | { readonly is: 'window'; readonly url: string }
  | { readonly is: 'deed'; readonly text: string }
  | { readonly is: 'result'; readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly is: 'result'; readonly id: number; readonly ok: false; readonly message: string };

/** The message that a page packed. Both ends are the host's own, so its `is` is all that is checked. */
export function readFromPage(text: string): FromPage {
  const value = unpack(text);
  if (!isFromPage(value)) throw new Error('electron host: not a message of a page');
  return value;
}

/** The message that the host packed for a page. */
export function readToPage(text: string): ToPage {
  const value = unpack(text);
  if (!isToPage(value)) throw new Error('electron host: not a message for a page');
  return value;
}

function isFromPage(value: unknown): value is FromPage {
  return hasKind(value);
}

function isToPage(value: unknown): value is ToPage {
  return hasKind(value);
}

function hasKind(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'is' in value && typeof value.is === 'string';
}
