import { parseArgs } from 'node:util';
import { OPERATIONS, type Operation } from '../../shared/authority/operation.ts';
import type { PresetName } from '../../shared/authority/profile-presets.ts';

export const USAGE = `authority OPERATION --profile FILE [--device FILE] --body FILE
authority --print-profile direct|gateway|practice

OPERATION is initialise, codes, item or imports. The device file holds { "tin", "bhfId", "cmcKey" } and is taken for
an address on this computer only. A profile that needs one finds its secret in AUTHORITY_CLIENT_SECRET or
AUTHORITY_BEARER_TOKEN. The key of an initialisation is neither printed nor kept.`;

/** What the command line asks for. */
export type Command =
  | { is: 'print-profile'; preset: PresetName }
  | {
      is: 'call';
      operation: Operation;
      profileFile: string;
      deviceFile: string | null;
      bodyFile: string;
    }
  | { is: 'bad'; what: string };

/** Reads the arguments behind the program's name. Never throws. */
export function readCommand(words: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const { profile, device, body } = values;
    if (values['print-profile'] !== undefined) return printCommand(values['print-profile']);
    const [name, ...others] = positionals;
    const operation = OPERATIONS.find((known) => known === name);
    if (operation === undefined) return bad(`the operation must be one of ${OPERATIONS.join(', ')}`);
    if (others.length > 0) return bad('one operation at a time');
    if (profile === undefined) return bad('--profile is missing');
    if (body === undefined) return bad('--body is missing');
    return { is: 'call', operation, profileFile: profile, deviceFile: device ?? null, bodyFile: body };
  } catch (error) {
    return bad(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}

const OPTIONS = {
  profile: { type: 'string' },
  device: { type: 'string' },
  body: { type: 'string' },
  'print-profile': { type: 'string' },
} as const;

/** The test doors, because a preset to start from must not reach the real authority by accident. */
const PRINTED: Readonly<Record<string, PresetName>> = {
  direct: 'direct-test',
  gateway: 'gateway-test',
  practice: 'practice',
};

function printCommand(name: string): Command {
  const preset = Object.hasOwn(PRINTED, name) ? PRINTED[name] : undefined;
  if (preset === undefined) return bad(`a profile is one of ${Object.keys(PRINTED).join(', ')}`);
  return { is: 'print-profile', preset };
}

function bad(what: string): Command {
  return { is: 'bad', what };
}
