import type { KeyboardEvent, Ref } from 'react';
import { CloseButton, Input } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import '@mantine/core/styles/CloseButton.layer.css';
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
  return (
    <Input
      ref={inputRef}
      type="search"
      aria-label={label}
      placeholder={hint}
      className={classes['box']}
      value={value}
      maxLength={LONGEST_SEARCH}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={goIntoList}
      leftSection={<IconSearch size="1rem" aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={value !== '' && <CloseButton aria-label={clearLabel} onClick={() => onChange('')} />}
    />
  );
}

/** What the contract lets through. */
const LONGEST_SEARCH = 200;

function goIntoList(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const row = document.querySelector<HTMLElement>('[role="grid"] tr[tabindex="0"]');
  if (row === null) return;
  event.preventDefault();
  row.focus();
}
