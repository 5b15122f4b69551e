import { Button } from '@mantine/core';
import { ariaChord } from '../app/command-keys.ts';
import { COMMANDS, type CommandId } from '../app/command-table.ts';
import { useWords } from '../words/use-words.ts';
import type { ItemEditing } from './use-item-editing.ts';
import classes from './item-editor.module.css';

interface EditorToolbarProps {
  readonly editing: ItemEditing;
  readonly onPanel: () => void;
}

/** The three ways to save, the usual one last and loudest; beside them the side panel where it is a drawer. */
export function EditorToolbar({ editing, onPanel }: EditorToolbarProps) {
  const { t } = useWords('items');
  return (
    <>
      <Button
        variant="default"
        className={classes['panelButton']}
        onClick={onPanel}
        {...keysOf('item.panel')}
      >
        {t('panel')}
      </Button>
      <Button variant="default" onClick={() => editing.save('draft')} {...keysOf('item.save-draft')}>
        {t('save-draft')}
      </Button>
      <Button variant="default" onClick={() => editing.save('stay')} {...keysOf('item.save')}>
        {t('save')}
      </Button>
      <Button onClick={() => editing.save('next')} {...keysOf('item.save-and-next')}>
        {t('save-and-next')}
      </Button>
    </>
  );
}

function keysOf(id: CommandId): { title: string; 'aria-keyshortcuts': string } {
  const [chord = ''] = COMMANDS[id].keys;
  return { title: chord, 'aria-keyshortcuts': ariaChord(chord) };
}
