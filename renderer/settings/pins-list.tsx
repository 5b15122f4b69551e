import { useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconPinnedOff } from '@tabler/icons-react';
import type { Pin } from '../../shared/items/item-editing.ts';
import { QuietLine } from '../design/quiet-line.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { CodeName } from './code-name.tsx';
import type { ChangeEntry } from './entry-change.ts';
import own from './plain-table.module.css';
import classes from './settings-page.module.css';

interface PinsListProps {
  readonly pins: readonly Pin[];
  readonly onChange: ChangeEntry;
}

/** Fields whose value stays for the next item, and what stays in them; each can be taken off (ux §4.5 Alt+P). */
export function PinsList({ pins, onChange }: PinsListProps) {
  const { t } = useWords('settings');
  const [before, setBefore] = useState<readonly Pin[] | null>(null);
  const set = (next: readonly Pin[], undo: readonly Pin[] | null): void =>
    // The page says when it was not kept.
    void onChange({ is: 'pins', pins: [...next] }).then(
      () => setBefore(undo),
      () => undefined,
    );
  return (
    <section>
      <h3 className={classes.heading}>{t('pins')}</h3>
      <p className={classes.after}>{t('pins-text')}</p>
      {before !== null && (
        <QuietLine kind="success" isSaid deed={{ label: t('put-pin-back'), run: () => set(before, null) }}>
          {t('pin-removed')}
        </QuietLine>
      )}
      {pins.length === 0 ? (
        <p className={own.quiet}>{t('pins-none')}</p>
      ) : (
        <PinsTable pins={pins} onKeep={(kept) => set(kept, pins)} />
      )}
    </section>
  );
}

interface PinsTableProps {
  readonly pins: readonly Pin[];
  readonly onKeep: (pins: readonly Pin[]) => void;
}

function PinsTable({ pins, onKeep }: PinsTableProps) {
  const { t } = useWords('settings');
  return (
    <div className={own.frame}>
      <table className={own.table} aria-label={t('pins')}>
        <thead>
          <tr>
            <th scope="col">{t('pin-field')}</th>
            <th scope="col">{t('pin-value')}</th>
            <th scope="col">
              <VisuallyHidden>{t('operator-deeds')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {pins.map((pin) => (
            <PinRow
              key={pin.field}
              pin={pin}
              onRemove={() => onKeep(pins.filter(({ field }) => field !== pin.field))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PinRow({ pin, onRemove }: { pin: Pin; onRemove: () => void }) {
  const { t } = useWords('settings');
  const field = t(`items:field-${pin.field}`);
  return (
    <tr>
      <th scope="row" className={own.rowHead}>
        {field}
      </th>
      <td className={own.wraps}>
        <PinValue pin={pin} t={t} />
      </td>
      <td>
        <div className={own.deeds}>
          <Button
            variant="default"
            leftSection={<IconPinnedOff size="1rem" aria-hidden />}
            aria-label={t('pin-remove-of', { field })}
            onClick={onRemove}
          >
            {t('pin-remove')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function PinValue({ pin: { field, value }, t }: { pin: Pin; t: Say<'settings'> }) {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return value === '' ? t('pin-last') : <CodeName field={field} code={value} />;
}
