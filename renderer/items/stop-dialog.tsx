import { Button } from '@mantine/core';
import type { SetFieldArgument } from '../../shared/items/item-deeds.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { Dialog } from '../app/dialog.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useLate } from '../design/use-late.ts';
import { useWords } from '../words/use-words.ts';
import { SetFieldPreview } from './set-field-preview.tsx';
import { useSetPreview } from './use-set-preview.ts';
import classes from './stop-dialog.module.css';

/** Stopping or starting again, of one item (with its name) or of many. */
export interface StopRequest {
  readonly selection: ItemSelection;
  readonly count: number;
  /** Of the only one; '' for many. */
  readonly name: string;
  readonly is: 'stop' | 'start-again';
}

interface StopDialogProps {
  readonly request: StopRequest;
  readonly onDo: (argument: SetFieldArgument, willBeSent: number) => void;
  readonly onClose: () => void;
}

/** Asks once before items are stopped or started again, and says what that means (ux §4.5, spec §3). */
export function StopDialog({ request, onDo, onClose }: StopDialogProps) {
  const { t } = useWords('items');
  const { selection, count, name, is } = request;
  const argument: SetFieldArgument = { selection, field: 'inUse', value: is === 'start-again' };
  const { preview, isLooking, error } = useSetPreview(argument);
  const isLate = useLate(isLooking);
  const canBeSaved = preview === null ? 0 : preview.willBeSent + preview.willStayHere;
  const title = name === '' ? t(`${is}-title-many`, { count }) : t(`${is}-title`, { name });
  const go = (): void => {
    if (preview !== null) onDo(argument, preview.willBeSent);
    onClose();
  };
  return (
    <Dialog title={title} size="32rem" onClose={onClose}>
      <div className={classes['dialog']}>
        <p>{t(`${is}-text`, { count })}</p>
        {error !== null && <FailureNotice error={error} title={t('set-not-looked')} />}
        {isLate && <output>{t('set-looking', { count })}</output>}
        {preview !== null && (count > 1 || canBeSaved === 0) && (
          <SetFieldPreview preview={{ ...preview, examples: [] }} field="inUse" />
        )}
        <div className={classes['buttons']}>
          <Button disabled={canBeSaved === 0} onClick={go}>
            {t(`${is}-do`)}
          </Button>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t(`${is}-keep`)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
