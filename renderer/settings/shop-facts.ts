import type { DeviceFacts } from '../../shared/device/device-state.ts';
import { readDeclarationDate } from '../../shared/time/declaration-date.ts';
import type { PlainFact } from '../design/plain-facts.tsx';
import { formatDay } from '../words/format.ts';
import type { Say } from '../words/use-words.ts';

/** What the authority told about a shop and its device, in the order in which a person looks for it. */
export function shopFacts(facts: DeviceFacts, serialNumber: string, t: Say<'settings'>): PlainFact[] {
  const yesNo = facts.isHeadOffice === null ? null : t(facts.isHeadOffice ? 'yes' : 'no');
  const place = [facts.countyName, facts.subCountyName, facts.taxLocalityName].filter(Boolean).join(', ');
  const manager = [facts.managerName, facts.managerPhone, facts.managerEmail].filter(Boolean).join(' · ');
  return [
    authority(t('device:taxpayer'), facts.taxpayerName),
    authority(t('device:pin'), facts.taxpayerPin),
    authority(t('business'), facts.businessActivity),
    authority(t('device:branch'), facts.branchName),
    authority(t('branch-id'), facts.branchId),
    authority(t('branch-opened'), facts.branchOpenedOn && dayText(facts.branchOpenedOn)),
    { label: t('head-office'), value: yesNo },
    authority(t('place'), place),
    authority(t('location'), facts.locationDescription),
    authority(t('manager'), manager),
    { label: t('device:serial'), value: serialNumber },
    authority(t('device:device-id'), facts.deviceId),
    authority(t('device:control-unit'), facts.controlUnitId),
    authority(t('device:mrc'), facts.mrcNumber),
  ];
}

/** What tells whose shop it is, and no more: for a decision between two. */
export function answeredFacts(facts: DeviceFacts, t: Say<'settings'>): PlainFact[] {
  return [
    authority(t('device:pin'), facts.taxpayerPin),
    authority(t('branch-id'), facts.branchId),
    authority(t('device:taxpayer'), facts.taxpayerName),
    authority(t('device:branch'), facts.branchName),
    authority(t('manager'), facts.managerName),
  ];
}

function authority(label: string, value: string | null): PlainFact {
  return { label, value, isAuthority: true };
}

/** The authority's date as a person writes it, or its own text where that is no date. */
function dayText(raw: string): string {
  const day = readDeclarationDate(raw);
  return day.is === 'date' ? formatDay(day.iso) : raw;
}
