import type { DeviceFacts, DeviceState } from '../../shared/device/device-state.ts';
import { readDeclarationDate } from '../../shared/time/declaration-date.ts';
import { useProgram } from '../bridge/program.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import type { PlainFact } from '../design/plain-facts.tsx';
import { Notice } from '../design/notice.tsx';
import { formatDay } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import classes from './settings-page.module.css';

/** What the authority told about shop and device, and how the key stands; the key itself is never shown. */
export function ShopPage() {
  const { t } = useWords('settings');
  const { device, runsOn } = useProgram();
  return (
    <div className={classes.parts}>
      {runsOn === 'host' && (
        <Notice kind="warning" title={t('host-title')}>
          {t('host-text')}
        </Notice>
      )}
      {device.is === 'initialised' ? (
        <Initialised device={device} />
      ) : (
        <Notice kind="info">{t(`device-${device.is}`)}</Notice>
      )}
    </div>
  );
}

function Initialised({ device }: { device: Extract<DeviceState, { is: 'initialised' }> }) {
  const { t } = useWords('settings');
  const format = useFormat();
  const { shop } = useProgram();
  const { facts } = device;
  return (
    <>
      <section>
        <h3 className={classes.heading}>{t('key')}</h3>
        <PlainFacts
          facts={[
            { label: t('key-state'), value: t(`key-${device.key}`) },
            { label: t('protection'), value: useProtectionName(device.protection) },
            { label: t('registered-on'), value: format.when(device.at) },
          ]}
        />
        <p className={classes.note}>{t('key-note')}</p>
      </section>
      <section>
        <h3 className={classes.heading}>{t('facts')}</h3>
        <PlainFacts facts={useShopFacts(facts, device.serialNumber)} />
      </section>
      <section>
        <h3 className={classes.heading}>{t('operator')}</h3>
        <PlainFacts
          facts={[
            { label: t('operator-name'), value: shop?.operator.name ?? null },
            { label: t('operator-id'), value: shop?.operator.id ?? null },
          ]}
        />
      </section>
    </>
  );
}

function useShopFacts(facts: DeviceFacts, serialNumber: string): PlainFact[] {
  const { t } = useWords('settings');
  const yesNo = facts.isHeadOffice === null ? null : t(facts.isHeadOffice ? 'yes' : 'no');
  const place = [facts.countyName, facts.subCountyName, facts.taxLocalityName].filter(Boolean).join(', ');
  const manager = [facts.managerName, facts.managerPhone, facts.managerEmail].filter(Boolean).join(' · ');
  return [
    { label: t('taxpayer'), value: facts.taxpayerName, isAuthority: true },
    { label: t('pin'), value: facts.taxpayerPin, isAuthority: true },
    { label: t('business'), value: facts.businessActivity, isAuthority: true },
    { label: t('branch'), value: facts.branchName, isAuthority: true },
    { label: t('branch-id'), value: facts.branchId, isAuthority: true },
    {
      label: t('branch-opened'),
      value: facts.branchOpenedOn && dayText(facts.branchOpenedOn),
      isAuthority: true,
    },
    { label: t('head-office'), value: yesNo },
    { label: t('place'), value: place, isAuthority: true },
    { label: t('location'), value: facts.locationDescription, isAuthority: true },
    { label: t('manager'), value: manager, isAuthority: true },
    { label: t('serial'), value: serialNumber },
    { label: t('device-id'), value: facts.deviceId, isAuthority: true },
    { label: t('control-unit'), value: facts.controlUnitId, isAuthority: true },
    { label: t('mrc'), value: facts.mrcNumber, isAuthority: true },
  ];
}

/** The authority's date as a person writes it, or its own text where that is no date. */
function dayText(raw: string): string {
  const day = readDeclarationDate(raw);
  return day.is === 'date' ? formatDay(day.iso) : raw;
}

/** The name of the protection in words where we know it; otherwise as the system calls it. */
function useProtectionName(protection: string): string {
  const { t } = useWords('settings');
  switch (protection) {
    case 'dpapi':
    case 'keychain':
    case 'basic_text':
    case 'host_stand_in':
      return t(`protection-${protection}`);
    default:
      return protection;
  }
}
