import { Button, Switch } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import type { SupportFile } from '../../shared/files/chosen-file.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Late } from '../design/late.tsx';
import { Notice } from '../design/notice.tsx';
import { RawText } from '../design/raw-text.tsx';
import { useWords } from '../words/use-words.ts';
import { Beginning } from './beginning.tsx';
import classes from './help-screen.module.css';
import { partWord } from './support-words.ts';

interface SupportPartProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The support file: everything in it can be read before it leaves the house (ux §4.11). */
export function SupportPart({ isOpen, onOpen }: SupportPartProps) {
  const { t } = useWords('help');
  return (
    <>
      <p>{t('support-text')}</p>
      <div className={classes.deeds}>
        {isOpen ? (
          <Contents />
        ) : (
          <Button variant="default" leftSection={<IconLifebuoy size="1rem" aria-hidden />} onClick={onOpen}>
            {t('make-support-file')}
          </Button>
        )}
      </div>
    </>
  );
}

function Contents() {
  const { t } = useWords('help');
  const [withSupplierNames, setSupplierNames] = useState(false);
  const {
    data: file,
    error,
    isPlaceholderData: isOfOtherChoice,
    refetch,
  } = useAnswer('files', 'supportFile', { withSupplierNames }, { keepOld: true });
  if (file === undefined)
    return error === null ? (
      <Late>
        <output>{t('support-gathering')}</output>
      </Late>
    ) : (
      <FailureNotice error={error} onTryAgain={() => void refetch()} />
    );
  return (
    <>
      <Beginning>
        <p className={classes.lead}>{t('support-contents', { count: file.parts.length })}</p>
      </Beginning>
      <Parts parts={file.parts} />
      <div className={classes.deeds}>
        <Switch
          label={t('supplier-names')}
          description={t('supplier-names-note')}
          checked={withSupplierNames}
          onChange={(event) => setSupplierNames(event.currentTarget.checked)}
        />
      </div>
      {error !== null && <FailureNotice error={error} />}
      <Save id={file.id} withSupplierNames={withSupplierNames} isReady={!isOfOtherChoice} />
    </>
  );
}

function Parts({ parts }: { parts: SupportFile['parts'] }) {
  const { t } = useWords('help');
  return (
    <ul className={classes.parts}>
      {parts.map(({ name, text }) => {
        const word = partWord(name);
        const title = word === null ? name : t(word);
        return (
          <li key={name}>
            <details>
              <summary className={classes.partName}>{title}</summary>
              <RawText label={title} text={text} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

interface SaveProps {
  /** Of the file as it is shown: the program writes what was shown, to the letter. */
  readonly id: string;
  readonly withSupplierNames: boolean;
  readonly isReady: boolean;
}

function Save({ id, withSupplierNames, isReady }: SaveProps) {
  const { t } = useWords('help');
  // A file that is asked for again afterwards has another id; the one that was written keeps its own.
  const [saved, setSaved] = useState<{ id: string; fileName: string } | null>(null);
  const { mutate, error, isPending } = useDeed('files', 'saveSupportFile');
  const save = (): void => {
    setSaved(null);
    mutate(
      { withSupplierNames },
      { onSuccess: (result) => result.is === 'written' && setSaved({ id, fileName: result.fileName }) },
    );
  };
  return (
    <div className={classes.deeds}>
      <Button loading={isPending} disabled={!isReady} onClick={save}>
        {t('save-support-file')}
      </Button>
      {error !== null && <FailureNotice error={error} onTryAgain={save} />}
      {saved !== null && (
        <Notice kind="success" says="politely" title={t('support-saved', { name: saved.fileName })}>
          <p>{t('support-saved-text')}</p>
          <p className={classes.id} lang="en">
            {saved.id}
          </p>
        </Notice>
      )}
    </div>
  );
}
