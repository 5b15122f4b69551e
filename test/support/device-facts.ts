import type { DeviceFacts } from '../../shared/device/device-state.ts';

/** What an authority tells that says no more than it must: who and which branch. */
export function deviceFacts(told: Partial<DeviceFacts> = {}): DeviceFacts {
  return {
    taxpayerPin: 'A012345678B',
    taxpayerName: 'Mwangaza General Stores Limited',
    businessActivity: null,
    branchId: '00',
    branchName: 'Headquarters',
    branchOpenedOn: null,
    countyName: null,
    subCountyName: null,
    taxLocalityName: null,
    locationDescription: null,
    isHeadOffice: null,
    managerName: null,
    managerPhone: null,
    managerEmail: null,
    deviceId: null,
    controlUnitId: null,
    mrcNumber: null,
    ...told,
  };
}
