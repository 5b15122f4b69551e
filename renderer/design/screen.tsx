import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWindowTitle } from './use-window-title.ts';
import classes from './screen.module.css';

interface ScreenProps {
  title: string;
  /** Stands beside the title: which part of a list, how many. */
  detail?: ReactNode;
  /** true for a title in somebody's own words, of any length: it gives way, so that the bar stays one line. */
  givesWay?: boolean;
  /** Buttons and fields of the screen's own bar, to the right of the title. */
  toolbar?: ReactNode;
  /** true for a list or table that fills the work area and scrolls inside itself. */
  fills?: boolean;
  /** true for a screen of text without controls: it takes the focus, so that the keyboard can scroll it. */
  isText?: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen: heading and toolbar in one bar of 44 px, below it the work area, a pane for F6. On
 * arrival the heading takes the focus, so that a screen reader says where one is, unless something on the screen
 * took it already.
 */
export function Screen(props: ScreenProps) {
  const { title, detail, givesWay = false, toolbar, fills = false, isText = false, children } = props;
  const heading = useHeadingFocus();
  useWindowTitle(title);
  return (
    <div className={classes.screen}>
      <header className={classes.bar} data-pane="toolbar">
        <div className={classes.head} data-gives-way={givesWay || undefined}>
          <h1 className={classes.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {detail !== undefined && <div className={classes.detail}>{detail}</div>}
        </div>
        {toolbar !== undefined && <div className={classes.tools}>{toolbar}</div>}
      </header>
      <div
        className={fills ? classes.workFilled : classes.work}
        data-pane="work"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
        tabIndex={isText ? 0 : -1}
      >
        {children}
      </div>
    </div>
  );
}

function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isTaken = heading.current?.closest('main')?.contains(document.activeElement) ?? false;
    if (!isTaken) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
