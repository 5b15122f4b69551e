import { IconLanguage, IconSearch, IconUser } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { LANGUAGE_NAMES, otherLanguage } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import { COMMANDS } from './command-table.ts';
import { ariaChord } from './command-keys.ts';
import { useCommands } from './commands.ts';
import classes from './top-bar.module.css';

/** 44 px: which shop, find or do, who works, which language. */
export function TopBar() {
  const { t } = useWords('shell');
  return (
    <header className={classes.bar} aria-label={t('top-label')} data-pane="top">
      <ShopName />
      <PaletteBox />
      <Operator />
      <LanguageSwitch />
    </header>
  );
}

function ShopName() {
  const { t } = useWords('shell');
  const { shop } = useProgram();
  if (shop === null) return <div className={classes.shop}>{t('no-shop')}</div>;
  const branch = shop.branchName === '' ? t('branch', { branch: shop.branchId }) : shop.branchName;
  const name = shop.taxpayerName === '' ? t('practice-shop') : shop.taxpayerName;
  return (
    <div className={classes.shop} title={`${name} · ${branch}`}>
      <span className={classes.name} lang="en">
        {name}
      </span>
      <span className={classes.branch} lang="en">
        {branch}
      </span>
    </div>
  );
}

function PaletteBox() {
  const { t } = useWords('shell');
  const commands = useCommands();
  const [chord] = COMMANDS['palette.open'].keys;
  return (
    <button
      type="button"
      className={classes.palette}
      aria-keyshortcuts={ariaChord(chord)}
      aria-haspopup="dialog"
      onClick={() => commands.run('palette.open')}
    >
      <IconSearch size="1rem" aria-hidden />
      <span className={classes.paletteWords}>{t('palette-box')}</span>
      <kbd className={classes.keys} aria-hidden>
        {chord}
      </kbd>
    </button>
  );
}

function Operator() {
  const { t } = useWords('shell');
  const name = useProgram().shop?.operator.name ?? '';
  if (name === '') return null;
  return (
    <div className={classes.operator} title={t('operator', { name })}>
      <IconUser size="1rem" aria-hidden />
      <span className={classes.operatorName}>
        <span className={classes.spoken}>{t('operator', { name: '' })}</span>
        {name}
      </span>
    </div>
  );
}

function LanguageSwitch() {
  const { t } = useWords('shell');
  const commands = useCommands();
  const other = otherLanguage(useProgram().settings.language);
  return (
    <button
      type="button"
      className={classes.language}
      aria-label={t('switch-to', { language: LANGUAGE_NAMES[other] })}
      onClick={() => commands.run('language.switch')}
    >
      <IconLanguage size="1rem" aria-hidden />
      <span lang={other}>{LANGUAGE_NAMES[other]}</span>
    </button>
  );
}
