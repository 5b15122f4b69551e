import { IconLanguage, IconSearch, IconSelector, IconUser } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { LANGUAGE_NAMES, otherLanguage } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import { COMMANDS } from './command-table.ts';
import { ariaChord } from './command-keys.ts';
import { useCommands } from './commands.ts';
import { EnvironmentTag } from './environment-tag.tsx';
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

/** Which shop is open; pressed, it lists the others. */
function ShopName() {
  const { t } = useWords('shell');
  const commands = useCommands();
  const { shop } = useProgram();
  if (shop === null) return <div className={classes.shop}>{t('no-shop')}</div>;
  const branch = shop.branchName === '' ? t('branch', { branch: shop.branchId }) : shop.branchName;
  const isNamed = shop.taxpayerName !== '';
  const name = isNamed ? shop.taxpayerName : t('shop-not-set-up');
  return (
    <button
      type="button"
      className={classes.shop}
      title={`${name} · ${branch}`}
      aria-haspopup="dialog"
      onClick={() => commands.run('shop.switch')}
    >
      <EnvironmentTag />
      <span className={classes.name} lang={isNamed ? 'en' : undefined}>
        {name}
      </span>
      <span className={classes.branch} lang="en">
        {branch}
      </span>
      <IconSelector className={classes.more} size="1rem" aria-hidden />
    </button>
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

/** Who works; pressed, it asks who works now. */
function Operator() {
  const { t } = useWords('shell');
  const commands = useCommands();
  const { shop } = useProgram();
  if (shop === null) return null;
  const name = shop.operator?.name ?? t('nobody');
  return (
    <button
      type="button"
      className={classes.operator}
      data-nobody={shop.operator === null}
      title={t('operator', { name })}
      aria-haspopup="dialog"
      onClick={() => commands.run('operator.change')}
    >
      <IconUser size="1rem" aria-hidden />
      <span className={classes.operatorName}>
        <span className={classes.spoken}>{t('operator', { name: '' })}</span>
        {name}
      </span>
    </button>
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
