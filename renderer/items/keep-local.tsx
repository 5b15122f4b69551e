import { Switch } from '@mantine/core';
import { useCommand } from '../app/commands.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { ItemEditing } from './use-item-editing.ts';
import classes from './item-editor.module.css';

/**
 * Keeps an item on this computer for good: never sent, and a name and a price are enough (Alt+K, domain §8, 51). What
 * the authority has, or may have, can no longer be kept from it.
 */
export function KeepLocalSwitch({ editing: { item, keepLocal, setKeepLocal } }: { editing: ItemEditing }) {
  const { t } = useWords('item-editor');
  const isKnownThere = item?.isCodeFrozen === true;
  useCommand('item.keep-local', () => setKeepLocal(!keepLocal), { enabled: !isKnownThere });
  return (
    <div className={classes['switch']}>
      <Switch
        id="item-keepLocal"
        name="keepLocal"
        label={t('keep-local')}
        title={isKnownThere ? t('keep-local-late') : 'Alt+K'}
        disabled={isKnownThere}
        checked={keepLocal}
        onChange={(event) => setKeepLocal(event.currentTarget.checked)}
      />
    </div>
  );
}

/** What it means, while it is on. */
export function KeepLocalNotice() {
  const { t } = useWords('item-editor');
  return (
    <Notice kind="info" title={t('local-title')}>
      {t('local-body')}
    </Notice>
  );
}
