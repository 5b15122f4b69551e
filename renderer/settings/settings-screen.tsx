import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Link, useParams } from 'wouter';
import { useProgram } from '../bridge/program.tsx';
import { Screen } from '../design/screen.tsx';
import { useWords } from '../words/use-words.ts';
import { AppearancePage } from './appearance-page.tsx';
import { BackupPage } from './backup-page.tsx';
import { ConnectionPage } from './connection-page.tsx';
import { ImportsPage } from './imports-page.tsx';
import { ItemsPage } from './items-page.tsx';
import { OperatorsPage } from './operators-page.tsx';
import { PracticePage } from './practice-page.tsx';
import { ShopPage } from './shop-page.tsx';
import classes from './settings-screen.module.css';

const PAGES = {
  shop: ShopPage,
  connection: ConnectionPage,
  operators: OperatorsPage,
  items: ItemsPage,
  'customs-imports': ImportsPage,
  backup: BackupPage,
  appearance: AppearancePage,
  practice: PracticePage,
} as const;
type PageName = keyof typeof PAGES;
const PAGES_OF_ALL: readonly PageName[] = [
  'shop',
  'connection',
  'operators',
  'items',
  'customs-imports',
  'backup',
  'appearance',
];
const PRACTICE_PAGES: readonly PageName[] = ['practice'];

/**
 * Settings: one page each for shop and device, the connection, the people, how items are entered, when customs is
 * looked at, backups, how the window looks, and practice mode (ux §4.10).
 */
export function SettingsScreen() {
  const { t } = useWords('settings');
  const { page } = useParams();
  const isPractice = useProgram().shop?.environment === 'practice';
  const names = [...PAGES_OF_ALL, ...(isPractice ? PRACTICE_PAGES : [])];
  const shown = names.find((name) => name === page) ?? 'shop';
  const Page = PAGES[shown];
  return (
    <Screen title={t('title')}>
      <div className={classes.settings}>
        <nav className={classes.pages} aria-label={t('pages')} data-pane="pages">
          {names.map((name) => (
            <Link
              key={name}
              href={`/settings/${name}`}
              className={classes.link}
              aria-current={name === shown ? 'page' : undefined}
            >
              {t(`page-${name}`)}
            </Link>
          ))}
        </nav>
        <section className={classes.page} aria-labelledby="page-title" data-pane="page" tabIndex={-1}>
          <h2 id="page-title" className={classes.title} tabIndex={-1}>
            {t(`page-${shown}`)}
          </h2>
          <Page key={shown} />
        </section>
      </div>
    </Screen>
  );
}
