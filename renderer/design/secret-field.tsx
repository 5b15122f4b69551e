import { Button, Input } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import type { FieldWords } from './labelled-field.tsx';
import { fieldAria, LabelledField } from './labelled-field.tsx';
import classes from './secret-field.module.css';

interface SecretFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What Enter does here, when it is not the primary button of the page. */
  readonly onEnter?: (() => void) | undefined;
  /** Told when what is typed becomes visible, or hidden again. */
  readonly onShow?: ((isShown: boolean) => void) | undefined;
}

/** What nobody should read over a shoulder: hidden until it is asked to be seen; pasting works (WCAG 3.3.8). */
export function SecretField({ value, onChange, onEnter, onShow, ...words }: SecretFieldProps) {
  const { t } = useWords('shell');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const toggle = (): void => {
    setShown(!isShown);
    onShow?.(!isShown);
  };
  return (
    <LabelledField {...words}>
      <div className={classes.line}>
        <Input
          {...fieldAria(words)}
          className={classes.input ?? ''}
          type={isShown ? 'text' : 'password'}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || onEnter === undefined) return;
            event.preventDefault();
            if (!event.repeat) onEnter();
          }}
        />
        <Button
          variant="default"
          leftSection={<Icon size="1rem" aria-hidden />}
          aria-pressed={isShown}
          aria-controls={words.id}
          onClick={toggle}
        >
          {t(isShown ? 'hide' : 'show')}
        </Button>
      </div>
    </LabelledField>
  );
}
