import { setOut } from './set-out.ts';
import classes from './raw-text.module.css';

/** Text of the wire as it was sent or answered; JSON is set out in lines so that it can be read. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={classes['raw']} lang="en" aria-label={label} tabIndex={0}>
      <pre className={classes['text']}>{setOut(text)}</pre>
    </section>
  );
}
