import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChevronDown, IconLayoutSidebarRight } from '@tabler/icons-react';
import { ariaChord } from '../app/command-keys.ts';
import { COMMANDS, type CommandId } from '../app/command-table.ts';
import { useCommands } from '../app/commands.ts';
import { DropItem, DropMenu } from '../app/drop-menu.tsx';
import { useWords } from '../words/use-words.ts';
import { NeighbourButtons } from './neighbour-buttons.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import type { Neighbours } from './use-neighbours.ts';
import classes from './item-editor.module.css';

interface EditorToolbarProps {
  readonly editing: ItemEditing;
  readonly neighbours: Neighbours;
  readonly onPanel: () => void;
}

/** The ways on and the ways to save, the usual one last and loudest; the side panel where it is a drawer. */
export function EditorToolbar({ editing: { saving, item }, neighbours, onPanel }: EditorToolbarProps) {
  const { t } = useWords('items');
  return (
    <>
      {item !== null && <NeighbourButtons {...neighbours} />}
      <PanelButton onPress={onPanel} />
      <MoreDeeds isStored={item !== null} isInUse={item?.fields.inUse === true} />
      <Button variant="default" onClick={() => saving.save('stay')} {...keysOf('item.save')}>
        {t('save')}
      </Button>
      <Button onClick={() => saving.save('next')} {...keysOf('item.save-and-next')}>
        {t('save-and-next')}
      </Button>
    </>
  );
}

/** Opens the side panel where there is no room for it beside the form. */
function PanelButton({ onPress }: { onPress: () => void }) {
  const { t } = useWords('item-editor');
  const { title, ...keys } = keysOf('item.panel');
  return (
    <Button
      variant="default"
      className={classes['panelButton']}
      leftSection={<IconLayoutSidebarRight size="1rem" aria-hidden />}
      aria-label={t('panel')}
      title={`${t('panel')} (${title})`}
      onClick={onPress}
      {...keys}
    >
      {t('panel-short')}
    </Button>
  );
}

/** What is done less often, each with its key. */
function MoreDeeds({ isStored, isInUse }: { isStored: boolean; isInUse: boolean }) {
  const { t } = useWords('item-editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <DropMenu
      isOpen={isOpen}
      setOpen={setOpen}
      position="bottom-end"
      target={
        <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
          {t('more-deeds')}
        </Button>
      }
    >
      <Deed id="item.save-draft" label={t('items:save-draft')} />
      <Deed id="item.preset" label={t('deed-preset')} />
      <Deed id="item.copy-previous" label={t('deed-copy-previous')} isKeyOnly />
      {isStored && <Deed id="item.duplicate" label={t('deed-duplicate')} />}
      {isInUse && <Deed id="item.stop-using" label={t('deed-stop')} />}
    </DropMenu>
  );
}

interface DeedProps {
  readonly id: CommandId;
  readonly label: string;
  /** It needs the cursor in a field, which a menu takes away: it is only told of here. */
  readonly isKeyOnly?: boolean;
}

function Deed({ id, label, isKeyOnly = false }: DeedProps) {
  const commands = useCommands();
  return (
    <DropItem chord={COMMANDS[id].keys[0]} isDisabled={isKeyOnly} onClick={() => commands.run(id)}>
      {label}
    </DropItem>
  );
}

function keysOf(id: CommandId): { title: string; 'aria-keyshortcuts': string } {
  const [chord = ''] = COMMANDS[id].keys;
  return { title: chord, 'aria-keyshortcuts': ariaChord(chord) };
}
