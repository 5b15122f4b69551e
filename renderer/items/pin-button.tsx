import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { ariaChord } from '../app/command-keys.ts';
import { COMMANDS } from '../app/command-table.ts';
import { useWords } from '../words/use-words.ts';
import classes from './pin-button.module.css';

interface PinButtonProps {
  readonly label: string;
  readonly isPinned: boolean;
  readonly onToggle: () => void;
}

/** The pin beside a field. It is no stop for Tab, which would double them: Alt+P does the same from the field. */
export function PinButton({ label, isPinned, onToggle }: PinButtonProps) {
  const { t } = useWords('item-editor');
  const Icon = isPinned ? IconPinFilled : IconPin;
  const words = t(isPinned ? 'unpin' : 'pin', { field: label });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['pin']}
      aria-pressed={isPinned}
      aria-label={t('pin', { field: label })}
      aria-keyshortcuts={ariaChord(COMMANDS['item.pin'].keys[0])}
      title={`${words} (${COMMANDS['item.pin'].keys[0]})`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <Icon size="1rem" stroke={1.75} aria-hidden />
    </button>
  );
}
