import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import { asLines } from '../display-text.ts';
import { ChangeMark } from '../list/change-mark.tsx';
import type { WishedPart } from '../use-monitor.ts';
import { ItemPart } from './item-part.tsx';
import { LineFacts } from './line-facts.tsx';
import { MarkButton } from './mark-button.tsx';
import { NoteField } from './note-field.tsx';
import { Timeline } from './timeline.tsx';
import classes from './line.module.css';

interface LineDetailProps {
  readonly id: number;
  /** When the last look succeeded. */
  readonly lookedAt: string | null;
  /** A part of a line that somebody asked for by key: it takes the focus when it is there. */
  readonly wished: WishedPart | null;
  readonly onWishDone: () => void;
  readonly onMakeItem: (id: number) => void;
  readonly marking: {
    readonly isOpen: boolean;
    readonly setOpen: (isOpen: boolean) => void;
    readonly mark: (mark: CustomsImport['mark']) => void;
  };
}

/** One customs line: what a person made of it, its twenty fields, and what happened to it. */
export function LineDetail(props: LineDetailProps) {
  const { id, lookedAt, wished, onWishDone, marking, onMakeItem } = props;
  const { t } = useWords('customs-imports');
  const answer = useAnswer('customsImports', 'get', { id }, { keepOld: true });
  if (answer.error !== null && answer.data === undefined) {
    return <FailureNotice error={answer.error} title={t('detail-failed')} />;
  }
  if (answer.data === undefined) return null;
  const line = answer.data;
  const isWished = (part: WishedPart['part']) => wished?.id === line.id && wished.part === part;
  return (
    <>
      <p className={classes['goods']} lang="en">
        {asLines(line.itemName)}
      </p>
      <Seen line={line} lookedAt={lookedAt} />
      <MarkButton mark={line.mark} isOpen={marking.isOpen} setOpen={marking.setOpen} onMark={marking.mark} />
      <NoteField key={line.id} line={line} isWished={isWished('note')} onFocused={onWishDone} />
      <ItemPart
        key={`item ${line.id}`}
        line={line}
        isWished={isWished('item')}
        onFocused={onWishDone}
        onMakeItem={onMakeItem}
      />
      <LineFacts line={line} />
      <Timeline key={`timeline ${line.id}`} id={line.id} />
    </>
  );
}

/** What became of the line in the last look, and of when is what stands here. */
function Seen({ line, lookedAt }: { line: CustomsImport; lookedAt: string | null }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  const isOlder = lookedAt !== null && Date.parse(line.toldAt) < Date.parse(lookedAt);
  return (
    <p className={classes['seen']}>
      <ChangeMark id={line.id} change={line.change} />
      <span className={classes['quiet']}>
        {t(isOlder ? 'told-before' : 'told', { when: format.when(line.toldAt) })}
      </span>
    </p>
  );
}
