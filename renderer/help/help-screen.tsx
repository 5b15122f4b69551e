import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { ShortcutList } from '../app/shortcut-list.tsx';
import { useProgram } from '../bridge/program.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { Screen } from '../design/screen.tsx';
import { useWords } from '../words/use-words.ts';
import { ComputerPart } from './computer-part.tsx';
import classes from './help-screen.module.css';
import { SupportPart } from './support-part.tsx';

/** Help, also without a line: this computer, the support file, practice mode, ten words, shortcuts (ux §4.11). */
export function HelpScreen() {
  const { t } = useWords('help');
  const { part } = useParams();
  const [isSupportOpen, setSupportOpen] = useState(part === 'support');
  useCommand('screen.back', () => window.history.back());
  useCommand('support.make', () => setSupportOpen(true));
  return (
    <Screen title={t('title')} isText>
      <div className={classes.help}>
        <Part title={t('computer')}>
          <ComputerPart />
        </Part>
        <Part title={t('support')}>
          <SupportPart isOpen={isSupportOpen} onOpen={() => setSupportOpen(true)} />
        </Part>
        <Part title={t('practice')}>
          <p>{t('practice-text')}</p>
          <p>{t('practice-wrong')}</p>
        </Part>
        <Part title={t('words')}>
          <Glossary />
        </Part>
        <Part title={t('shell:shortcuts-title')}>
          <ShortcutList />
        </Part>
        <Part title={t('about')}>
          <About />
        </Part>
      </div>
    </Screen>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

const TERMS = [
  'authority',
  'pin',
  'branch',
  'device',
  'key',
  'item-code',
  'code-list',
  'outbox',
  'no-answer',
  'customs-imports',
] as const;

function Glossary() {
  const { t } = useWords('help');
  return (
    <dl className={classes.terms}>
      {TERMS.map((term) => (
        <div key={term} className={classes.term}>
          <dt>{t(`term-${term}`)}</dt>
          <dd>{t(`term-${term}-text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function About() {
  const { t } = useWords('help');
  const { version, runsOn } = useProgram();
  return (
    <PlainFacts
      facts={[
        { label: t('version'), value: version },
        { label: t('runs-on'), value: t(`runs-on-${runsOn}`) },
      ]}
    />
  );
}
