import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { isChord } from '../app/command-keys.ts';
import { useWindowTitle } from '../design/use-window-title.ts';
import { useWords } from '../words/use-words.ts';
import classes from './setup-page.module.css';

interface SetupPageProps {
  readonly title: string;
  /** What the page is about, below its heading. */
  readonly lead?: ReactNode;
  /** The page's one deed; Enter does it too. A page without one has its buttons inside. */
  readonly primary?: PrimaryDeed | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Quieter ways on, beside the primary button. */
  readonly others?: ReactNode;
  readonly children?: ReactNode;
}

interface PrimaryDeed {
  readonly label: string;
  readonly run: () => void;
  readonly isBusy?: boolean;
  /** true: Enter only brings the cursor to the button, so that nothing happens on a page that nobody has read. */
  readonly needsPress?: boolean;
}

/**
 * The frame of every page of the wizard: heading, content that scrolls, and a bar with Back and the primary button.
 * The heading takes the focus, so that a screen reader says which page it is. Enter is the primary button, Alt+Left
 * goes back (ux §4.1).
 */
export function SetupPage({ title, lead, primary, onBack, others, children }: SetupPageProps) {
  const form = useRef<HTMLFormElement>(null);
  useWindowTitle(title);
  useHeadingFocus(form);
  useEnterKey(form);
  useBackKey(onBack);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (primary?.isBusy !== true && primary?.needsPress !== true) primary?.run();
  };
  return (
    <form className={classes.form} ref={form} noValidate onSubmit={submit}>
      <div className={classes.content}>
        <div className={classes.inner}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
          {children}
        </div>
      </div>
      <PageBar primary={primary} onBack={onBack} others={others} />
    </form>
  );
}

/** Back, the quieter ways on, and the primary button; nothing where a page has none of them. */
function PageBar({ primary, onBack, others }: Pick<SetupPageProps, 'primary' | 'onBack' | 'others'>) {
  const { t } = useWords('setup');
  const isEmpty = primary === undefined && onBack === undefined && !others;
  if (isEmpty) return null;
  return (
    <footer className={classes.bar}>
      {onBack !== undefined && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size="1rem" aria-hidden />}
          aria-keyshortcuts="Alt+ArrowLeft"
          onClick={onBack}
        >
          {t('back')}
        </Button>
      )}
      <div className={classes.ways}>
        {others}
        {primary !== undefined && <PrimaryButton {...primary} />}
      </div>
    </footer>
  );
}

function PrimaryButton({ label, run, isBusy = false, needsPress = false }: PrimaryDeed) {
  return (
    <Button
      data-primary
      type={needsPress ? 'button' : 'submit'}
      loading={isBusy}
      onClick={needsPress ? run : undefined}
    >
      {label}
    </Button>
  );
}

/** Enter outside a field presses the primary button; a key that is held down from the page before does nothing. */
function useEnterKey(form: { readonly current: HTMLFormElement | null }): void {
  useLayoutEffect(() => {
    const page = form.current;
    page?.addEventListener('keydown', pressPrimary);
    return () => page?.removeEventListener('keydown', pressPrimary);
  }, [form]);
}

const OWN_ENTER = 'button, a, input, select, textarea, summary, [role="switch"]';

function pressPrimary(this: HTMLFormElement, event: globalThis.KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return;
  if (repeat) event.preventDefault();
  if (repeat || target.matches(OWN_ENTER)) return;
  const button = this.querySelector<HTMLButtonElement>('button[data-primary]');
  if (button?.type === 'submit') {
    this.requestSubmit();
    return;
  }
  // Otherwise the same press of the key would go on to the button that has just taken the focus.
  event.preventDefault();
  button?.focus();
}

/** Each page begins at its heading, unless something on it took the focus already. */
function useHeadingFocus(form: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const page = form.current;
    if (page?.contains(document.activeElement) === true) return;
    page?.querySelector('h1')?.focus({ preventScroll: true });
  }, [form]);
}

function useBackKey(onBack: (() => void) | undefined): void {
  const goBack = useEffectEvent(() => onBack?.());
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (!isChord(event, 'Alt+ArrowLeft')) return;
      event.preventDefault();
      if (!event.repeat) goBack();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
