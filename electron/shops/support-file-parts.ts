import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { DeviceState } from '../../shared/device/device-state.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { SupportPart } from '../../shared/files/chosen-file.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';
import type { ShopRecord } from './shop-record.ts';
import type { MachineFacts } from './support-file-machine.ts';

/**
 * What main knows for a support file: program and computer, settings, and of the open shop its record and its
 * connection. No key, no secret of the connection, no name of a person (ux §4.11). PINs are masked by the caller.
 */
export function mainParts(
  state: ProgramState,
  record: ShopRecord | null,
  { facts }: MachineFacts,
): SupportPart[] {
  const { version, runsOn, settings } = state;
  return [
    { name: 'program', text: lines({ version, 'runs on': runsOn, ...facts }) },
    {
      name: 'settings',
      text: lines({ ...settings, importColumns: settings.importColumns?.join(' ') ?? null }),
    },
    ...(record === null
      ? [{ name: 'shop', text: 'no shop is open' }]
      : [
          { name: 'shop', text: lines({ ...shopFacts(state, record), ...deviceFacts(state.device) }) },
          { name: 'connection', text: connectionText(record.profile) },
        ]),
  ];
}

type Facts = Readonly<Record<string, string | number | null>>;

function lines(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${value ?? 'none'}`)
    .join('\n');
}

function shopFacts({ line, access, backup, setup }: ProgramState, record: ShopRecord): Facts {
  const { environment, pin, branchId, operators } = record;
  return {
    environment,
    PIN: pin,
    branch: branchId,
    operators: operators.length,
    'operators with a PIN': operators.filter((each) => each.pin !== null).length,
    'somebody works now as': access,
    line: line.is,
    'last contact': line.is === 'unknown' ? null : line.lastContact,
    'last backup': backup?.at ?? null,
    'set-up begun': setup?.page ?? null,
  };
}

function deviceFacts(device: DeviceState): Facts {
  switch (device.is) {
    case 'not-initialised':
      return { device: device.is };
    case 'sent-no-answer':
      return { ...asked(device), because: device.because };
    case 'answered-other':
      return asked(device);
    case 'initialised':
      return { ...asked(device), ...initialised(device) };
    default:
      return assertNever(device);
  }
}

function asked({ is, at, serialNumber }: Exclude<DeviceState, { is: 'not-initialised' }>): Facts {
  return { device: is, 'asked at': at, 'serial number': serialNumber };
}

function initialised(device: Extract<DeviceState, { is: 'initialised' }>): Facts {
  const { origin, confirmed, key, fingerprint, protection, transferFile, repeats, facts } = device;
  return {
    'key came': origin,
    'is our shop': confirmed,
    key,
    'sign of the key': fingerprint,
    protection,
    'transfer file': transferFile?.writtenAt ?? null,
    'transfer file is current': transferFile === null ? null : String(transferFile.isCurrent),
    'asked again': repeats.map(({ at, reason, outcome }) => `${at} ${reason} ${outcome}`).join('; ') || null,
    'device id': facts.deviceId,
    'control unit id': facts.controlUnitId,
    'MRC number': facts.mrcNumber,
  };
}

const NOT_SHOWN = '(not shown)';

/** A profile holds no secret by its rules; what a person may have put into a header all the same stays here. */
function connectionText(profile: ConnectionProfile): string {
  const { authentication, extraHeaders, resultCodes } = profile;
  const shown = {
    ...profile,
    authentication:
      'clientId' in authentication
        ? { ...authentication, clientId: authentication.clientId === '' ? '' : NOT_SHOWN }
        : authentication,
    extraHeaders: extraHeaders.map(({ name, value }) => ({ name, value: value === '' ? '' : NOT_SHOWN })),
    resultCodes: { ...resultCodes, table: `${Object.keys(resultCodes.table).length} codes` },
  };
  return JSON.stringify(shown, null, 2);
}
