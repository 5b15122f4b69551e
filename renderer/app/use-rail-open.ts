import { useViewportSize } from '@mantine/hooks';
import { useState } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { useCommand } from './commands.ts';

/** Below this width, at text of 100 per cent, the rail shows pictures only (ux §4.0). */
const ROOM_FOR_WORDS_PX = 1200;

/** Whether the rail shows its words: as the room allows, until the person decides otherwise (Ctrl+B). */
export function useRailOpen(): { isOpen: boolean; toggle: () => void } {
  const { textSize } = useProgram().settings;
  const { width } = useViewportSize();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (width || window.innerWidth) >= (ROOM_FOR_WORDS_PX * textSize) / 100;
  const toggle = () => setChosen(!isOpen);
  useCommand('rail.toggle', toggle);
  return { isOpen, toggle };
}
