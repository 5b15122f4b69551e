import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CodedField, CodeOption } from '../../shared/codes/code.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery, useAnswer } from '../bridge/use-answer.ts';
import { choiceAfterKey, codeOfText, firstChoice } from './code-picker-state.ts';

export interface CodePickerNeeds {
  readonly field: CodedField;
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
export function useCodePicker({ field, value, onChange }: CodePickerNeeds): CodePickerBehaviour {
  const typing = useTyping();
  const { isOpen, moved, setMoved, show } = useOpenList();
  const choices = useChoices(field, typing.text ?? '', isOpen);
  const takeLater = useLaterChoice({ field, value, onChange });
  const active = moved ?? firstChoice(choices.options, typing.text, value);
  const choose = (code: string) => {
    if (code !== value) onChange(code);
    typing.set(null);
    show(false);
  };
  const take = () => {
    const typed = typing.newest();
    const chosen = choices.isFresh && active !== null ? choices.options[active] : undefined;
    choose(chosen?.code ?? typed?.trim() ?? value);
    if (typed !== null && !choices.isFresh) void takeLater(typed.trim());
  };
  const type = (text: string) => {
    typing.set(text);
    show(true);
  };
  const leave = () => {
    const typed = typing.newest();
    if (typed !== null) choose(codeOfText(typed, choices.isFresh ? choices.options : []));
    show(false);
  };
  const at = { isOpen, active, count: choices.options.length };
  const onKeyDown = (event: KeyboardEvent) => pressKey(event, at, { show, take, setMoved });
  return {
    typed: typing.text,
    isOpen,
    active,
    choices,
    choose,
    open: () => show(true),
    type,
    leave,
    onKeyDown,
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

interface KeyMoves {
  readonly show: (isShown: boolean) => void;
  readonly take: () => void;
  readonly setMoved: (active: number) => void;
}

function pressKey(
  event: KeyboardEvent,
  { isOpen, active, count }: { isOpen: boolean; active: number | null; count: number },
  { show, take, setMoved }: KeyMoves,
): void {
  const isShortcut = event.key === 'F4' || (event.altKey && /^Arrow(?:Down|Up)$/.test(event.key));
  const next = isOpen && !isShortcut ? choiceAfterKey(event.key, active, count) : null;
  if (isShortcut || (!isOpen && event.key === 'ArrowDown')) {
    event.preventDefault();
    show(!isOpen);
  } else if (next !== null) {
    event.preventDefault();
    setMoved(next);
  } else if (isOpen && event.key === 'Escape') {
    // Only the list closes; the text stays and the screen does not step back.
    event.preventDefault();
    event.stopPropagation();
    show(false);
  } else if (isOpen && (event.key === 'Enter' || event.key === 'Tab')) {
    take();
  }
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
  readonly options: readonly CodeOption[];
  /** false while the choices are still those of what was typed before. */
  readonly isFresh: boolean;
}

const NO_OPTIONS: readonly CodeOption[] = [];

function useChoices(field: CodedField, text: string, isWanted: boolean): Choices {
  const answer = useAnswer('codes', 'options', { field, text }, { enabled: isWanted, keepOld: true });
  return {
    options: answer.data ?? NO_OPTIONS,
    isFresh: answer.data !== undefined && !answer.isPlaceholderData,
  };
}

/**
 * For somebody who types and goes on faster than the list follows: the best choice for the text comes a moment
 * later, unless the field has been changed again meanwhile.
 */
function useLaterChoice({ field, value, onChange }: CodePickerNeeds): (text: string) => Promise<void> {
  const client = useQueryClient();
  const bridge = useBridge();
  const newest = useRef({ value, onChange });
  useEffect(() => {
    newest.current = { value, onChange };
  });
  return async (text) => {
    const [best] = await client.fetchQuery(answerQuery(bridge, 'codes', 'options', { field, text }));
    if (best !== undefined && newest.current.value === text) newest.current.onChange(best.code);
  };
}
