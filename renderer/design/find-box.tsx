import { useRef, type KeyboardEvent, type Ref } from 'react';
import { CloseButton, Input } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import '@mantine/core/styles/CloseButton.layer.css';
import { keysWaitFor } from './waiting-keys.ts';
import classes from './find-box.module.css';

interface FindBoxProps {
  /** What can be found, e.g. "Find by name, code or barcode". */
  readonly label: string;
  /** The same in the few letters that the box has room for. */
  readonly hint: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** So that the screen's find command can bring the cursor here. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The find box of a list. It keeps the cursor while the list follows; arrow down goes into the list. */
export function FindBox({ label, hint, clearLabel, value, onChange, inputRef }: FindBoxProps) {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  return (
    <Input
      ref={inputRef}
      type="search"
      aria-label={label}
      placeholder={hint}
      className={classes['box']}
      value={value}
      maxLength={LONGEST_SEARCH}
      onChange={(event) => {
        typedAt.current = event.timeStamp;
        onChange(event.currentTarget.value);
      }}
      onKeyDown={(event) => goIntoList(event, typedAt.current)}
      leftSection={<IconSearch size="1rem" aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={value !== '' && <CloseButton aria-label={clearLabel} onClick={() => onChange('')} />}
    />
  );
}

/** What the contract lets through. */
const LONGEST_SEARCH = 200;

/** Arrow down: into the list as it is for the text. One that still follows the typing is waited for. */
function goIntoList(event: KeyboardEvent, typedAt: number): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  const rest = typedAt + LIST_FOLLOWS_MS - event.timeStamp;
  if (rest <= 0 && !isFollowing()) focusFirst();
  else void keysWaitFor(whenFollowed(rest).then(focusFirst));
}

function focusFirst(): void {
  document.querySelector<HTMLElement>('[role="grid"] tr[tabindex="0"]')?.focus();
}

async function whenFollowed(rest: number): Promise<void> {
  await pause(rest);
  for (let turn = 0; turn < MOST_TURNS && isFollowing(); turn += 1) await pause(TURN_MS);
}

function isFollowing(): boolean {
  return document.querySelector('[role="grid"][aria-busy="true"]') !== null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A list asks when the typing has rested for 80 ms. */
const LIST_FOLLOWS_MS = 120;
const TURN_MS = 10;
const MOST_TURNS = 200;
