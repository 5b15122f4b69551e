import type { ReactNode } from 'react';
import type { CodedField } from '../../../shared/codes/code.ts';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { FactList } from '../../design/fact-list.tsx';
import { formatDay } from '../../words/format.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { CodeName } from '../code-name.tsx';
import { asLines } from '../display-text.ts';
import { localValueOf, moneyOf, numberOf } from '../import-values.ts';
import classes from './line.module.css';

/** All twenty fields of a line, in groups, as customs sent them (spec §2.9, ux §4.8). */
export function LineFacts({ line }: { line: CustomsImport }) {
  const { t } = useWords('customs-imports');
  return (
    <>
      <FactList title={t('group-declaration')} facts={declarationFacts(line, t)} />
      <FactList title={t('group-goods')} facts={goodsFacts(line, t)} />
      <FactList title={t('group-quantities')} facts={quantityFacts(line, t)} />
      <FactList title={t('group-parties')} facts={partyFacts(line, t)} />
      <FactList title={t('group-invoice')} facts={invoiceFacts(line, t)} />
    </>
  );
}

type Facts = readonly (readonly [label: string, value: ReactNode])[];

function declarationFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  const { declarationDate } = line;
  return [
    [t('field-declaration-number'), asSent(line.declarationNumber)],
    [t('field-item-sequence'), line.itemSequence],
    [t('field-declaration-date'), declarationDate === null ? t('no-date') : formatDay(declarationDate)],
    [t('field-declaration-date-raw'), asSent(line.declarationDateRaw)],
    [t('field-task-code'), asSent(line.taskCode)],
  ];
}

function goodsFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-goods'), asSent(line.itemName)],
    [t('field-status'), code('importStatusCode', line.statusCode)],
    [t('field-hs-code'), <HsCode key="" line={line} />],
    [t('field-origin'), code('originCountryCode', line.originCountryCode)],
    [t('field-export'), code('originCountryCode', line.exportCountryCode)],
  ];
}

function quantityFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-quantity'), numberOf(line.quantity)],
    [t('field-quantity-unit'), code('quantityUnitCode', line.quantityUnitCode)],
    [t('field-packages'), numberOf(line.packageQuantity)],
    [t('field-package-unit'), code('packagingUnitCode', line.packageUnitCode ?? '')],
    [t('field-total-weight'), numberOf(line.totalWeight)],
    [t('field-net-weight'), numberOf(line.netWeight)],
  ];
}

function partyFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-supplier'), asSent(line.supplierName)],
    [t('field-agent'), asSent(line.agentName)],
  ];
}

function invoiceFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-amount'), moneyOf(line.invoiceAmount, line.invoiceCurrencyCode)],
    [t('field-currency'), code('currencyCode', line.invoiceCurrencyCode)],
    [t('field-rate'), numberOf(line.invoiceExchangeRate)],
    [t('field-local-value'), localValueOf(line)],
  ];
}

/** A hint beside the code, in other words than the code: the code stays as customs sent it. */
function HsCode({ line }: { line: CustomsImport }) {
  const { t } = useWords('customs-imports');
  const { hsCode, hsHint } = line;
  return (
    <>
      {hsCode === '' ? '—' : asSent(hsCode)}
      {hsHint !== null && <span className={classes['hint']}>{t('hs-hint', { code: hsHint })}</span>}
    </>
  );
}

function code(field: CodedField, value: string): ReactNode {
  return value === '' ? '' : <CodeName field={field} code={value} saysUnknown />;
}

/** Customs writes English, whatever the language of the screen; its line feeds are breaks. */
function asSent(text: string): ReactNode {
  const shown = asLines(text);
  return shown === '' ? '' : <span lang="en">{shown}</span>;
}
