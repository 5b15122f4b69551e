import type { DeviceState } from '../../shared/device/device-state.ts';
import { formatDateTime } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import own from './plain-table.module.css';
import { outcomeWord } from './repeat-outcome.ts';

type Repeat = Extract<DeviceState, { is: 'initialised' }>['repeats'][number];

/** Every further registration of this device, newest first: when, why, by whom, and what came of it. */
export function RepeatsTable({ repeats }: { repeats: readonly Repeat[] }) {
  const { t } = useWords('settings');
  return (
    <div className={own.frame}>
      <table className={own.table}>
        <caption className={own.caption}>{t('repeats')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('repeat-at')}</th>
            <th scope="col">{t('repeat-why')}</th>
            <th scope="col">{t('device:serial')}</th>
            <th scope="col">{t('repeat-who')}</th>
            <th scope="col">{t('repeat-outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {[...repeats]
            .sort((a, b) => b.at.localeCompare(a.at))
            .map((repeat) => (
              <tr key={repeat.at}>
                <td>{formatDateTime(repeat.at)}</td>
                <td className={own.wraps}>{t(`reason-${repeat.reason}`)}</td>
                <td className={own.wraps} lang="en">
                  {repeat.serialNumber}
                </td>
                <td className={own.wraps}>{repeat.operatorName || '—'}</td>
                <td className={own.wraps}>{t(outcomeWord(repeat.outcome))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
