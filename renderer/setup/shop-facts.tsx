import { Button } from '@mantine/core';
import type { DeviceFacts } from '../../shared/device/device-state.ts';
import { BridgeError } from '../bridge/bridge-error.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { Notice } from '../design/notice.tsx';
import type { KeyOf } from '../words/dictionary.ts';
import { useWords } from '../words/use-words.ts';
import type { FirstCodes, Initialised } from './use-practice-setup.ts';
import classes from './shop-facts.module.css';

interface ShopFactsProps {
  device: Initialised;
  codes: Exclude<FirstCodes, 'asking'>;
  onDone: () => void;
}

/** "Is this your shop?": what the authority told about it, large, before any work begins (ux §4.1 page 5). */
export function ShopFacts({ device, codes, onDone }: ShopFactsProps) {
  const { t } = useWords('setup');
  return (
    <div className={classes.facts}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('is-this-your-shop')}
      </h1>
      <p>{t('facts-text')}</p>
      <dl className={classes.list}>
        {factsOf(device.facts).map(({ words, value }) => (
          <div key={words} className={classes.row}>
            <dt>{t(words)}</dt>
            <dd lang="en">{value}</dd>
          </div>
        ))}
      </dl>
      <WhatIsHere device={device} codes={codes} />
      <Button className={classes.on ?? ''} size="md" onClick={onDone}>
        {t('go-on')}
      </Button>
    </div>
  );
}

/** How the key stands; it is said of what has really been stored, not of what was asked. */
function Key({ device }: Pick<ShopFactsProps, 'device'>) {
  const { t } = useWords('setup');
  const isSaved = device.key === 'available' || device.key === 'weak';
  return isSaved ? <p>{t('key-saved')}</p> : <p>{t(`home:device-key-${device.key}`)}</p>;
}

/** The lists can be fetched later; what has been registered stays registered. */
function WhatIsHere({ device, codes }: Omit<ShopFactsProps, 'onDone'>) {
  const { t } = useWords('setup');
  if (codes instanceof BridgeError || codes.is === 'failed')
    return (
      <Notice kind="warning" title={t('codes-later')} says="politely">
        <Key device={device} />
        <p>{t('codes-later-text')}</p>
        {codes instanceof BridgeError ? (
          <p>{t('errors:reference', { reference: codes.reference })}</p>
        ) : (
          <AuthorityWords message={codes.message} resultCode={codes.resultCode} />
        )}
      </Notice>
    );
  return (
    <Notice kind={device.key === 'available' ? 'success' : 'warning'} says="politely">
      <Key device={device} />
      <p>{codes.is === 'refreshed' ? t('codes-here', { count: codes.classes }) : t('codes-nothing-new')}</p>
    </Notice>
  );
}

function factsOf(facts: DeviceFacts): { words: KeyOf<'setup'>; value: string }[] {
  const all: { words: KeyOf<'setup'>; value: string | null }[] = [
    { words: 'fact-taxpayer', value: facts.taxpayerName },
    { words: 'fact-pin', value: facts.taxpayerPin },
    { words: 'fact-business', value: facts.businessActivity },
    { words: 'fact-branch', value: [facts.branchName, facts.branchId].filter(Boolean).join(' · ') },
    { words: 'fact-county', value: [facts.countyName, facts.subCountyName].filter(Boolean).join(', ') },
    { words: 'fact-manager', value: facts.managerName },
  ];
  return all.flatMap(({ words, value }) => (value === null || value === '' ? [] : [{ words, value }]));
}
