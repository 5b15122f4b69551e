import { assertNever } from '../../shared/errors/assert-never.ts';
import { useProgram } from '../bridge/program.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { HealthLine } from './health-line.tsx';

/** When the authority was last talked to; what the last real call told, never a guess from the network adapter. */
export function LineHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const { line } = useProgram();
  const name = t('line');
  switch (line.is) {
    case 'up':
      return (
        <HealthLine name={name} health="good">
          {t('line-up', { age: format.age(line.lastContact) })}
        </HealthLine>
      );
    case 'down':
      return (
        <HealthLine name={name} health="care">
          {t('line-down', { since: format.since(line.since) })}
        </HealthLine>
      );
    case 'unknown':
      return (
        <HealthLine name={name} health="unknown">
          {t('line-unknown')}
        </HealthLine>
      );
    default:
      return assertNever(line);
  }
}
