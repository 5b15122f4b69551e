import { IconCheck } from '@tabler/icons-react';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { useWords } from '../words/use-words.ts';
import type { WizardPage } from './wizard-state.ts';
import classes from './setup-steps.module.css';

type Step = 'checks' | 'details' | 'read-back' | 'register' | 'your-shop' | 'key' | 'finish';

/** The steps of each path; the two that only ask for a file are one page and need no list. */
const STEPS: Readonly<Record<SetupDraft['path'], readonly Step[]>> = {
  'new-device': ['checks', 'details', 'read-back', 'register', 'your-shop', 'finish'],
  'have-key': ['checks', 'details', 'key', 'finish'],
  'transfer-file': [],
  backup: [],
};

/** Where one is: the steps of the path that was chosen, beside the page or, where there is little room, above it. */
export function SetupSteps({ page, path }: { page: WizardPage; path: SetupDraft['path'] }) {
  const { t } = useWords('setup');
  const steps = STEPS[path];
  const current = stepOf(page);
  const at = current === null ? -1 : steps.indexOf(current);
  if (at < 0) return null;
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      <p className={classes.short}>
        {t('step-of', { number: at + 1, count: steps.length, name: t(`step-${steps[at] ?? 'checks'}`) })}
      </p>
      <ol className={classes.list}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            data-state={index < at ? 'done' : index === at ? 'now' : 'to-come'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {index < at ? <IconCheck size="0.875rem" stroke={2.5} /> : index + 1}
            </span>
            <span>{t(`step-${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepOf(page: WizardPage): Step | null {
  switch (page.is) {
    case 'checks':
    case 'details':
    case 'read-back':
    case 'your-shop':
    case 'key':
      return page.is;
    case 'progress':
    case 'not-registered':
    case 'no-answer':
    case 'other-shop':
    case 'stopped':
      return 'register';
    case 'not-ours':
      return 'your-shop';
    case 'operator':
    case 'hand-over':
      return 'finish';
    case 'path':
    case 'transfer-file':
    case 'backup':
      return null;
    default:
      return assertNever(page);
  }
}
