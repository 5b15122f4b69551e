import type { InitialiseResult } from '../../shared/device/device-state.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { againWord, mayHaveArrived } from './again-words.ts';

/** What came of registering again; the key that was here is untouched unless a new one came. */
export function AgainResult({ result }: { result: InitialiseResult }) {
  const { t } = useWords('settings');
  const word = againWord(result);
  const kind = result.is === 'initialised' ? 'success' : mayHaveArrived(result) ? 'no-answer' : 'problem';
  return (
    <Notice kind={kind} says="at-once" title={t(`${word}-title`)}>
      <p>{t(`${word}-text`)}</p>
      {result.is === 'not-initialised' && (
        <>
          <AuthorityWords message={result.message} resultCode={result.resultCode} />
          <p>{t('again-key-untouched')}</p>
        </>
      )}
    </Notice>
  );
}
