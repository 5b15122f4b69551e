import { flushSync } from 'react-dom';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { useWords } from '../words/use-words.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { chooseAnother } from './use-class-remark.tsx';
import type { Saving } from './use-saving.ts';

/** What is asked once before an item is sent: I04, and changes of what other programs lock (ux §4.5). */
export function SaveQuestionDialog({ saving: { question, answer } }: { saving: Saving }) {
  const { t } = useWords('item-editor');
  if (question === null) return null;
  switch (question.is) {
    case 'unknown-class':
      return (
        <QuestionDialog
          title={t('ask-class-title')}
          yes={t('keep-it')}
          no={t('choose-another')}
          onYes={() => answer(true)}
          onNo={() => {
            // The dialog gives the focus back first.
            flushSync(() => answer(false));
            chooseAnother();
          }}
        >
          <p>{t('ask-class-body', { code: question.code })}</p>
        </QuestionDialog>
      );
    case 'changes-accepted': {
      const fields = question.fields.map((field) => t(`items:field-${field}`)).join(', ');
      return (
        <QuestionDialog
          title={t('ask-locked-title')}
          yes={t('ask-locked-yes')}
          no={t('ask-locked-no')}
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        >
          <p>{t('ask-locked-body', { fields })}</p>
        </QuestionDialog>
      );
    }
    default:
      return assertNever(question);
  }
}
