import { useProgram } from '../bridge/program.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useFormat } from '../words/use-format.ts';
import { useNow } from '../words/use-now.ts';
import { useWords } from '../words/use-words.ts';
import { HealthLine } from './health-line.tsx';
import { BACKUP_IS_OLD_DAYS, daysSince } from './next-step.ts';

/** When a person last made a backup of this shop; a practice shop needs none. */
export function BackupHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const now = useNow();
  const { backup, shop } = useProgram();
  if (shop?.environment === 'practice') return null;
  const days = backup === null ? null : daysSince(backup.at, now);
  if (backup !== null && days !== null && days <= BACKUP_IS_OLD_DAYS)
    return (
      <HealthLine name={t('backup')} health="good">
        {t('backup-made', { when: format.when(backup.at) })}
      </HealthLine>
    );
  return (
    <HealthLine
      name={t('backup')}
      health="care"
      action={<LinkButton to="/settings/backup">{t('back-up')}</LinkButton>}
    >
      {days === null ? t('backup-never') : t('backup-old', { count: days })}
    </HealthLine>
  );
}
