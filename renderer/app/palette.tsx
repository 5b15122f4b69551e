import '@mantine/spotlight/styles.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { IconBolt, IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { COMMANDS } from './command-table.ts';
import type { CommandDefinition, CommandId } from './command-table.ts';
import { useAvailableCommands, useCommands } from './commands.ts';
import { KeyCaps } from './key-caps.tsx';
import { RAIL_SCREENS } from './screens.ts';
import classes from './palette.module.css';

const [store, palette] = createSpotlight();

/** Ctrl+K: go somewhere or do something, found by typing in either language. Opens when it is drawn. */
export function Palette() {
  const { t } = useWords('shell');
  const { close, returnFocus } = useClosing();
  const actions = usePaletteActions(close);
  useLayoutEffect(() => palette.open(), []);
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut={null}
      lockScroll={false}
      // While it goes away it would still keep the keys from the window, Ctrl+K too.
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      onKeyDown={(event) => closeOnEscape(event, close)}
      // Mantine gives the focus back after a timer, even when a command has led it elsewhere.
      returnFocus={false}
      onSpotlightClose={returnFocus}
      scrollable
      attributes={{ content: { 'aria-label': t('palette-label') } }}
      maxHeight="60vh"
      size="38rem"
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      classNames={{
        action: classes.action ?? '',
        actionLabel: classes.label ?? '',
        actionsGroup: classes.group ?? '',
      }}
      nothingFound={t('palette-nothing')}
      searchProps={{
        leftSection: <IconSearch size="1.125rem" aria-hidden />,
        placeholder: t('palette-placeholder'),
        'aria-label': t('palette-label'),
        // At once: Mantine waits for a timer, and the first letters would go to the screen behind.
        ref: focusAtOnce,
      }}
    />
  );
}

/** The palette goes, and what had the focus before has it again, in one moment. */
function useClosing() {
  const [cameFrom] = useState(() => document.activeElement);
  const returnFocus = (): void => {
    if (document.activeElement === document.body && cameFrom instanceof HTMLElement) cameFrom.focus();
  };
  const close = (): void => {
    flushSync(palette.close);
    returnFocus();
  };
  return { close, returnFocus };
}

function focusAtOnce(search: HTMLInputElement | null): void {
  search?.focus();
}

/** @param close the palette is gone, and the focus back where it was, when a command is done */
function usePaletteActions(close: () => void): SpotlightActionGroupData[] {
  const { t, language } = useWords('shell');
  const { i18n } = useTranslation();
  const registry = useCommands();
  const inOtherLanguage = i18n.getFixedT(otherLanguage(language));
  const shown = useAvailableCommands().filter((id) => !isHidden(COMMANDS[id]));
  const action = (id: CommandId): SpotlightActionData => ({
    id,
    label: t(COMMANDS[id].words),
    keywords: [inOtherLanguage(COMMANDS[id].words)],
    leftSection: <Picture id={id} />,
    rightSection: COMMANDS[id].keys[0] === undefined ? undefined : <KeyCaps chord={COMMANDS[id].keys[0]} />,
    onClick: () => {
      close();
      registry.run(id);
    },
  });
  return [
    { group: t('palette-go'), actions: shown.filter(isGoing).map(action) },
    { group: t('palette-do'), actions: shown.filter((id) => !isGoing(id)).map(action) },
  ];
}

function Picture({ id }: { id: CommandId }) {
  const Icon = RAIL_SCREENS.find(({ command }) => command === id)?.Icon ?? IconBolt;
  return <Icon className={classes.icon} size="1.125rem" stroke={1.5} aria-hidden />;
}

function isGoing(id: CommandId): boolean {
  return id.startsWith('go.');
}

function isHidden(command: CommandDefinition): boolean {
  return command.hidden ?? false;
}
