import { Button } from '@mantine/core';
import type { ClassificationFile } from '../../../shared/codes/classification.ts';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import classes from './classifications.module.css';

interface UnusableFileProps {
  readonly file: ClassificationFile & { is: 'unusable' };
  readonly onChoose: () => void;
}

/** A file from which nothing can be loaded, and why (ux §4.12 L01, L02). */
export function UnusableFile({ file, onChoose }: UnusableFileProps) {
  const { t } = useWords('classifications');
  return (
    <div className={classes['notices']}>
      <Notice
        kind="warning"
        says="at-once"
        title={t(`unusable-${file.why}`)}
        actions={
          <Button variant="default" onClick={onChoose}>
            {t('choose-another')}
          </Button>
        }
      >
        <p>{t(`unusable-${file.why}-text`)}</p>
        <p>{file.fileName}</p>
      </Notice>
    </div>
  );
}
