import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { noteUnsettled } from '../design/unsettled.ts';
import { letWait, useKeysWait } from '../design/waiting-keys.ts';
import type { Choice, ChoiceSource } from './choice.ts';
import { choiceAfterKey, codeOfText, firstChoice, isMoving } from './code-picker-state.ts';

export interface CodePickerNeeds<Raw> {
  readonly source: ChoiceSource<Raw>;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A code field in use. */
export interface CodePickerBehaviour {
  /** What is being typed; null when the field shows its value. */
  readonly typed: string | null;
  readonly isOpen: boolean;
  /** The choice that the keyboard is on, from 0; null while it is on none. */
  readonly active: number | null;
  readonly choices: Choices;
  readonly choose: (code: string) => void;
  readonly open: () => void;
  readonly type: (text: string) => void;
  /** The cursor left the field: text that is a code is taken, any other stays as it is. */
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The behaviour of a code field: what is typed, whether its list is open, and which choice the keyboard is on. */
export function useCodePicker<Raw>({ source, value, onChange }: CodePickerNeeds<Raw>): CodePickerBehaviour {
  const typing = useTyping();
  const { isOpen, moved, setMoved, show } = useOpenList();
  const choices = useChoices(source, typing.text ?? '', isOpen);
  const isAwaited = useAwaitedChoices(isOpen && choices.isComing);
  const takeLater = useLaterChoice({ source, value, onChange });
  const active = moved ?? firstChoice(choices.options, typing.text, value);
  const edit = (text: string | null) => {
    typing.set(text);
    show(text !== null);
  };
  const choose = (code: string) => {
    edit(null);
    if (code !== value) onChange(code);
  };
  const take = () => {
    const typed = typing.newest();
    const chosen = choices.isFresh && active !== null ? choices.options[active] : undefined;
    choose(chosen?.code ?? typed?.trim() ?? value);
    if (typed !== null && !choices.isFresh) noteUnsettled(takeLater(typed.trim()));
  };
  const leave = () => {
    const typed = typing.newest();
    if (typed !== null) choose(codeOfText(typed, choices.isFresh ? choices.options : []));
    show(false);
  };
  const at = { isOpen, active, count: choices.options.length, hasMoved: moved !== null };
  return {
    typed: typing.text,
    isOpen,
    active,
    choices,
    choose,
    leave,
    onKeyDown: (event) =>
      isAwaited(event) || pressKey(event, at, { show, take, restore: () => edit(null), setMoved }),
    open: () => show(true),
    type: edit,
  };
}

/** Whether the list is open, and where the arrow keys went in it; null when they went nowhere since it opened. */
function useOpenList() {
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const show = (isShown: boolean) => {
    setOpen(isShown);
    setMoved(null);
  };
  return { isOpen, moved, setMoved, show };
}

interface ListPlace {
  readonly isOpen: boolean;
  readonly active: number | null;
  readonly count: number;
  /** The arrows have gone into the list since it opened. */
  readonly hasMoved: boolean;
}

interface KeyMoves {
  readonly show: (isShown: boolean) => void;
  readonly take: () => void;
  /** Closes the list and puts back the value that the field has. */
  readonly restore: () => void;
  readonly setMoved: (active: number) => void;
}

function pressKey(
  event: KeyboardEvent,
  { isOpen, active, count, hasMoved }: ListPlace,
  { show, take, restore, setMoved }: KeyMoves,
): void {
  const isShortcut = event.key === 'F4' || (event.altKey && /^Arrow(?:Down|Up)$/.test(event.key));
  const next = isOpen && !isShortcut ? choiceAfterKey(event.key, active, count, hasMoved) : null;
  if (isShortcut || (!isOpen && event.key === 'ArrowDown')) {
    event.preventDefault();
    show(!isOpen);
  } else if (next !== null) {
    event.preventDefault();
    setMoved(next);
  } else if (isOpen && event.key === 'Escape') {
    // The screen does not step back as well.
    event.preventDefault();
    event.stopPropagation();
    restore();
  } else if (isOpen && (event.key === 'Enter' || event.key === 'Tab')) {
    take();
  }
}

/** An arrow and Enter are for the choices of what was typed, not for those of before: they wait, as what follows. */
function useAwaitedChoices(isComing: boolean): (event: KeyboardEvent) => boolean {
  const [isAwaited, setAwaited] = useState(false);
  if (isAwaited && !isComing) setAwaited(false);
  useKeysWait(isAwaited && isComing);
  return (event) => {
    if (!isComing || !(isMoving(event) || event.key === 'Enter')) return false;
    event.preventDefault();
    letWait(event.nativeEvent);
    setAwaited(true);
    return true;
  };
}

/** What is typed. Leaving the field happens in the same moment as a choice, before anything is drawn anew. */
function useTyping() {
  const [text, setText] = useState<string | null>(null);
  const newest = useRef<string | null>(null);
  return {
    text,
    newest: () => newest.current,
    set(next: string | null) {
      newest.current = next;
      setText(next);
    },
  };
}

interface Choices {
  readonly options: readonly Choice[];
  /** false while the choices are still those of what was typed before. */
  readonly isFresh: boolean;
  /** The ones for what was typed are being read. */
  readonly isComing: boolean;
}

function useChoices<Raw>(source: ChoiceSource<Raw>, text: string, isWanted: boolean): Choices {
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...source.options(text),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const { toChoice } = source;
  const options = useMemo(() => (data ?? []).map(toChoice), [data, toChoice]);
  const isFresh = data !== undefined && !isPlaceholderData;
  return { options, isFresh, isComing: isFetching && !isFresh };
}

/**
 * For somebody who types and goes on faster than the list follows: the best choice for the text comes a moment
 * later, unless the field has been changed again meanwhile.
 */
function useLaterChoice<Raw>({ source, value, onChange }: CodePickerNeeds<Raw>) {
  const client = useQueryClient();
  const newest = useRef({ value, onChange });
  useEffect(() => {
    newest.current = { value, onChange };
  });
  return async (text: string): Promise<void> => {
    const options = (await client.fetchQuery(source.options(text))).map(source.toChoice);
    const best = options[firstChoice(options, text, '') ?? -1];
    if (best !== undefined && newest.current.value === text) newest.current.onChange(best.code);
  };
}
