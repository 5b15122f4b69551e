import type { z } from 'zod';
import { ConnectionProfile } from './profile.ts';

/** A profile out of a file, or what is wrong with it, each with the path of the member it is about. */
export type ProfileReading =
  { ok: true; profile: ConnectionProfile } | { ok: false; problems: { field: string; what: string }[] };

/** The text of a profile's file: JSON for people to read and edit. It holds no secret, because a profile has none. */
export function writeProfileFile(profile: ConnectionProfile): string {
  return `${JSON.stringify(profile, null, 2)}\n`;
}

/** Reads a profile's file. A member that a profile does not have is refused, so that no secret slips in. Never throws. */
export function readProfileFile(text: string): ProfileReading {
  const json = parse(text);
  if (json === undefined) return { ok: false, problems: [{ field: '', what: 'the profile is not JSON' }] };
  return readProfile(json);
}

/** Reads a profile that may be anything, by the same rules. Never throws. */
export function readProfile(value: unknown): ProfileReading {
  const read = ConnectionProfile.safeParse(value);
  if (read.success) return { ok: true, profile: read.data };
  return { ok: false, problems: read.error.issues.flatMap(problemsOf) };
}

/** A member too many is named itself, never with its value: that may be a secret. */
function problemsOf(issue: z.core.$ZodIssue): { field: string; what: string }[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), what: message }];
  return issue.keys.map((key) => ({ field: [...path, key].join('.'), what: 'does not belong in a profile' }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
