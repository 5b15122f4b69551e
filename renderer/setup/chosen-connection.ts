import { readProfile } from '../../shared/authority/profile-file.ts';
import type { PresetName } from '../../shared/authority/profile-presets.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { PRACTICE_DETAILS } from './practice-device.ts';
import type { Entered } from './wizard-state.ts';

/** The connections that are offered, real work first (domain §1.1). */
export const PRESET_NAMES: readonly PresetName[] = [
  'direct-real',
  'gateway-real',
  'direct-test',
  'gateway-test',
  'practice',
];

/** The connection that the shop is set up with: the edited one while it can be read, else its preset. */
export function connectionOf({ preset, profile }: Pick<Entered, 'preset' | 'profile'>): ConnectionProfile {
  if (profile !== null) {
    const reading = readProfile(profile);
    if (reading.ok) return reading.profile;
  }
  return PRESETS[presetNamed(preset) ?? 'direct-real'];
}

/** What is handed to the program: the edited connection even with mistakes in it, so that they can be named. */
export function profileOf({ preset, profile }: Pick<Entered, 'preset' | 'profile'>): Record<string, unknown> {
  return profile ?? { ...PRESETS[presetNamed(preset) ?? 'direct-real'] };
}

/** What choosing a connection changes; practice brings its pretend shop along, and takes it away again. */
export function choosePreset(name: PresetName, entered: Entered): Partial<Entered> {
  const { environment } = PRESETS[name];
  const chosen = { preset: name, profile: null, environment };
  const { pin, branchId, serialNumber } = PRACTICE_DETAILS;
  const isPretend = entered.pin === pin && entered.branchId === branchId;
  if (environment === 'practice') return { ...chosen, pin, branchId, serialNumber };
  return isPretend ? { ...chosen, pin: '', branchId: '', serialNumber: '' } : chosen;
}

/** A preset by its name; null for one from a file. */
export function presetNamed(name: string): PresetName | null {
  return PRESET_NAMES.find((known) => known === name) ?? null;
}
