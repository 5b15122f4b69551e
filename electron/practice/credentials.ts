import type { IncomingHttpHeaders } from 'node:http';
import type { Credentials } from './operations.ts';
import type { PracticeSwitches } from './practice-switches.ts';
import type { RequestBody } from './request-body.ts';

/**
 * Who calls. The specification leaves open where tin, bhfId and cmcKey stand (§5 rule 4): working programs send them
 * as headers, some examples have them in the body, so the place is a switch. With `either` the header goes first.
 */
export function readCredentials(
  headers: IncomingHttpHeaders,
  body: RequestBody,
  place: PracticeSwitches['credentialsIn'],
): Credentials {
  const find = (name: 'tin' | 'bhfId' | 'cmcKey'): string | null => {
    const inHeader = place === 'body' ? null : filledText(headers[name.toLowerCase()]);
    return (
      inHeader ?? (place === 'header' || body.is !== 'fields' ? null : filledText(body.fields.get(name)))
    );
  };
  return { tin: find('tin'), bhfId: find('bhfId'), cmcKey: find('cmcKey') };
}

function filledText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
