import { useId, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { useWords } from '../words/use-words.ts';
import classes from './split-view.module.css';

interface SplitViewProps {
  readonly children: ReactNode;
  readonly panel: {
    readonly title: string;
    readonly content: ReactNode;
    /** `resident` stands beside the work where there is room for it, opened or not. */
    readonly stays: 'resident' | 'on-demand';
    /** Changes with what is shown; a new one in a drawer takes the focus. Null: nothing was opened. */
    readonly opened: string | number | null;
    readonly onClose: () => void;
  };
}

/**
 * A work area with a panel at its right for details. Where the window is narrow, or the text large, the panel becomes
 * a drawer over the work: it takes the focus when it opens and gives it back when it closes (ux §4.5, §5.1).
 */
export function SplitView({ children, panel }: SplitViewProps) {
  const { t } = useWords('shell');
  const titleId = useId();
  const isOpened = panel.opened !== null;
  const drawer = useDrawerFocus(isOpened);
  return (
    <div className={classes['split']}>
      <div className={classes['work']} data-pane="list" tabIndex={-1}>
        {children}
      </div>
      {(isOpened || panel.stays === 'resident') && (
        <aside
          {...drawer}
          className={classes['panel']}
          data-pane="panel"
          data-opened={isOpened || undefined}
          aria-labelledby={titleId}
          tabIndex={-1}
        >
          <header className={classes['head']}>
            <h2 id={titleId} className={classes['title']}>
              {panel.title}
            </h2>
            <CloseButton
              className={classes['close']}
              data-resident={panel.stays === 'resident' || undefined}
              aria-label={t('close')}
              onClick={panel.onClose}
            />
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
          <div className={classes['content']} tabIndex={0}>
            {panel.content}
          </div>
        </aside>
      )}
    </div>
  );
}

/**
 * A drawer takes the focus when something is opened in it, unless a part in it has taken it already, and gives it back
 * afterwards; a panel beside does not.
 */
function useDrawerFocus(isOpened: boolean) {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!isOpened || panel === null || getComputedStyle(panel).position !== 'absolute') return undefined;
    if (!panel.contains(document.activeElement)) panel.focus();
    return () => {
      const { current } = cameFrom;
      if (current instanceof HTMLElement) current.focus();
    };
  }, [isOpened]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  return { ref, onFocus };
}
