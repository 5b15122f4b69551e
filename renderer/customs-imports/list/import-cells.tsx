import type { ReactNode } from 'react';
import type { CodedField } from '../../../shared/codes/code.ts';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportColumn } from '../../../shared/customs-imports/import-list.ts';
import { goodsText } from '../../../shared/customs-imports/goods-text.ts';
import { formatDay } from '../../words/format.ts';
import type { Say } from '../../words/use-words.ts';
import { CodeName } from '../code-name.tsx';
import { asLines, asOneLine } from '../display-text.ts';
import { localValueOf, moneyOf, numberOf, quantityOf } from '../import-values.ts';
import { MarkWord } from '../mark-word.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from '../customs-imports.module.css';

type Cell = (line: CustomsImport) => ReactNode;

/** What a column shows of a line. A number stands with its unit where the unit has no column of its own. */
export function cellOf(
  column: ImportColumn,
  chosen: readonly ImportColumn[],
  t: Say<'customs-imports'>,
): Cell {
  switch (column) {
    case 'change':
      return ({ id, change }) => <ChangeMark id={id} change={change} />;
    case 'declarationDate':
      return ({ declarationDate }) =>
        declarationDate === null ? (
          <span className={classes['quiet']}>{t('no-date')}</span>
        ) : (
          formatDay(declarationDate)
        );
    case 'mark':
      return ({ mark }) => mark !== null && <MarkWord mark={mark} />;
    case 'note':
      return ({ note }) => <span title={note}>{asOneLine(note)}</span>;
    case 'statusCode':
      return code('importStatusCode', 'statusCode');
    case 'originCountryCode':
    case 'exportCountryCode':
      return code('originCountryCode', column);
    case 'packageUnitCode':
      return code('packagingUnitCode', column);
    case 'quantityUnitCode':
      return code('quantityUnitCode', column);
    default:
      return valueOf(column, chosen);
  }
}

type CodeColumn =
  'statusCode' | 'originCountryCode' | 'exportCountryCode' | 'packageUnitCode' | 'quantityUnitCode';

function code(field: CodedField, column: CodeColumn): Cell {
  return (line) => <CodeName field={field} code={line[column] ?? ''} />;
}

/** Columns that are plain numbers and texts. */
function valueOf(
  column: Exclude<ImportColumn, 'change' | 'declarationDate' | 'mark' | 'note' | CodeColumn>,
  chosen: readonly ImportColumn[],
): Cell {
  const has = (other: ImportColumn) => chosen.includes(other);
  switch (column) {
    case 'declarationNumber':
      return (line) => <DeclarationNumber line={line} hasSequence={!has('itemSequence')} />;
    case 'quantity':
      return (line) => quantityOf(line.quantity, has('quantityUnitCode') ? null : line.quantityUnitCode);
    case 'packageQuantity':
      return (line) => quantityOf(line.packageQuantity, has('packageUnitCode') ? null : line.packageUnitCode);
    case 'totalWeight':
    case 'netWeight':
    case 'invoiceExchangeRate':
      return (line) => numberOf(line[column]);
    case 'invoiceAmount':
      return (line) => moneyOf(line.invoiceAmount, line.invoiceCurrencyCode);
    case 'localAmount':
      return localValueOf;
    case 'itemName':
      return ({ itemName }) => <Goods text={itemName} />;
    default:
      return (line) => <AsSent text={line[column]} />;
  }
}

/** Customs writes English, whatever the language of the screen. */
export function AsSent({ text }: { text: string }) {
  return (
    <span lang="en" title={asLines(text)}>
      {asOneLine(text)}
    </span>
  );
}

/** The goods first, small behind them how they are packed: half the lines begin with the same mark. */
function Goods({ text }: { text: string }) {
  const { goods, packing } = goodsText(asOneLine(text));
  if (packing === '') return <AsSent text={text} />;
  return (
    <span className={classes['goods']} lang="en" title={asLines(text)}>
      <span className={classes['wordText']}>{goods}</span>{' '}
      <span className={classes['packing']}>{packing}</span>
    </span>
  );
}

/** Where the number is too long for its column it is cut, but never the line that stands behind it. */
function DeclarationNumber({ line, hasSequence }: { line: CustomsImport; hasSequence: boolean }) {
  const { declarationNumber, itemSequence } = line;
  return (
    <span className={classes['declaration']} lang="en" title={asLines(declarationNumber)}>
      <span className={classes['wordText']}>{asOneLine(declarationNumber)}</span>
      {hasSequence && <span>&nbsp;/ {asOneLine(itemSequence)}</span>}
    </span>
  );
}
