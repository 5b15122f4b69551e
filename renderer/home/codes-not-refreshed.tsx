import type { RefreshReport } from '../../shared/codes/code.ts';
import type { BridgeError } from '../bridge/bridge-error.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { useWords } from '../words/use-words.ts';

interface CodesNotRefreshedProps {
  /** What came of the refresh, if anything did. */
  report: RefreshReport | undefined;
  error: BridgeError | null;
}

/** Says that the code lists could not be had, with the authority's words; nothing when they could. */
export function CodesNotRefreshed({ report, error }: CodesNotRefreshedProps) {
  const { t } = useWords('home');
  if (error === null && report?.is !== 'failed') return null;
  return (
    <div role="alert">
      <p>{t('codes-not-refreshed')}</p>
      {error !== null && <p>{t('errors:reference', { reference: error.reference })}</p>}
      {report?.is === 'failed' && <AuthorityWords message={report.message} resultCode={report.resultCode} />}
    </div>
  );
}
