import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { KeysWait } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { Rail } from './rail.tsx';
import { Screens } from './routes.tsx';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useCommand } from './commands.ts';
import { usePaneCommands } from './panes.ts';
import { usePracticeCommands } from './use-practice-commands.ts';
import { useRailOpen } from './use-rail-open.ts';
import { useScreenCommands } from './use-screen-commands.ts';
import { useToldAddress } from './use-told-address.ts';
import classes from './shell.module.css';

const Palette = lazy(() => import('./palette.tsx').then((file) => ({ default: file.Palette })));
const SwitchShop = lazy(() => import('./switch-shop.tsx').then((file) => ({ default: file.SwitchShop })));
const SwitchOperator = lazy(() =>
  import('./switch-operator.tsx').then((file) => ({ default: file.SwitchOperator })),
);
const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet.tsx').then((file) => ({ default: file.ShortcutSheet })),
);

/** The frame around every screen: top bar, left rail, work area, status bar. */
export function Shell() {
  const { t } = useWords('shell');
  const work = useRef<HTMLElement>(null);
  const rail = useRailOpen();
  useScreenCommands();
  useToldAddress();
  usePaneCommands();
  usePracticeCommands();
  return (
    <div className={classes.shell} data-rail={rail.isOpen ? 'open' : 'closed'}>
      <button type="button" className={classes.skip} onClick={() => work.current?.focus()}>
        {t('skip-to-work')}
      </button>
      <TopBar />
      <Rail isOpen={rail.isOpen} onToggle={rail.toggle} />
      <main className={classes.work} ref={work} tabIndex={-1}>
        <Screens />
      </main>
      <StatusBar />
      <Overlays />
    </div>
  );
}

/** Everything that opens over the screens is loaded when it is first asked for. */
function Overlays() {
  const [timesOpened, setTimesOpened] = useState(0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Somebody has to sign in before anything can be saved.
  const { access } = useProgram();
  const [dialog, setDialog] = useState<'shop' | 'operator' | null>(access === 'look' ? 'operator' : null);
  useCommand('shop.switch', () => setDialog('shop'));
  useCommand('operator.change', () => setDialog('operator'));
  useCommand('palette.open', () => setTimesOpened((times) => times + 1));
  useCommand('shortcuts.show', () => setSheetOpen(true));
  return (
    <>
      <Over>{timesOpened > 0 && <Palette key={timesOpened} />}</Over>
      <Over>{isSheetOpen && <ShortcutSheet onClose={() => setSheetOpen(false)} />}</Over>
      <Over>{dialog === 'shop' && <SwitchShop onClose={() => setDialog(null)} />}</Over>
      <Over>{dialog === 'operator' && <SwitchOperator onClose={() => setDialog(null)} />}</Over>
    </>
  );
}

/** Each is loaded for itself: while one is on its way, what is typed waits for it, and the others stay as they are. */
function Over({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<KeysWait />}>{children}</Suspense>;
}
