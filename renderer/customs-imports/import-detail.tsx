import type { ReactNode } from 'react';
import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { FactList } from '../design/fact-list.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { formatDecimal } from '../../shared/money/decimal.ts';
import { formatDay } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { ChangeMark } from './change-mark.tsx';
import { CodeName } from './code-name.tsx';
import { localValueOf, moneyOf } from './import-values.ts';
import classes from './customs-imports.module.css';

/** One customs import line with all twenty fields, in groups, as customs sent them (spec §2.9). */
export function ImportDetail({ id }: { id: number }) {
  const { t } = useWords('customs-imports');
  const answer = useAnswer('customsImports', 'get', { id }, { keepOld: true });
  if (answer.error !== null) return <FailureNotice error={answer.error} title={t('detail-failed')} />;
  if (answer.data === undefined) return null;
  const line = answer.data;
  return (
    <>
      <p className={classes['goods']} lang="en">
        {line.itemName}
      </p>
      <Seen line={line} />
      <FactList title={t('group-declaration')} facts={declarationFacts(line, t)} />
      <FactList title={t('group-goods')} facts={goodsFacts(line, t)} />
      <FactList title={t('group-quantities')} facts={quantityFacts(line, t)} />
      <FactList title={t('group-parties')} facts={partyFacts(line, t)} />
      <FactList title={t('group-invoice')} facts={invoiceFacts(line, t)} />
    </>
  );
}

function Seen({ line }: { line: CustomsImport }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  return (
    <p className={classes['seen']}>
      <ChangeMark change={line.change} />
      <span className={classes['quiet']}>{t('seen', { when: format.when(line.seenAt) })}</span>
    </p>
  );
}

type Facts = readonly (readonly [label: string, value: ReactNode])[];

function declarationFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  const { declarationDate } = line;
  return [
    [t('field-declaration-number'), <AsSent key="" text={line.declarationNumber} />],
    [t('field-item-sequence'), line.itemSequence],
    [t('field-declaration-date'), declarationDate === null ? t('no-date') : formatDay(declarationDate)],
    [t('field-declaration-date-raw'), <AsSent key="" text={line.declarationDateRaw} />],
    [t('field-task-code'), <AsSent key="" text={line.taskCode} />],
  ];
}

function goodsFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-status'), <CodeName key="" field="importStatusCode" code={line.statusCode} saysUnknown />],
    [t('field-hs-code'), <AsSent key="" text={line.hsCode} />],
    [
      t('field-origin'),
      <CodeName key="" field="originCountryCode" code={line.originCountryCode} saysUnknown />,
    ],
    [
      t('field-export'),
      <CodeName key="" field="originCountryCode" code={line.exportCountryCode} saysUnknown />,
    ],
  ];
}

function quantityFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-quantity'), number(line.quantity)],
    [
      t('field-quantity-unit'),
      <CodeName key="" field="quantityUnitCode" code={line.quantityUnitCode} saysUnknown />,
    ],
    [t('field-packages'), number(line.packageQuantity)],
    [
      t('field-package-unit'),
      <CodeName key="" field="packagingUnitCode" code={line.packageUnitCode ?? ''} saysUnknown />,
    ],
    [t('field-total-weight'), number(line.totalWeight)],
    [t('field-net-weight'), number(line.netWeight)],
  ];
}

function partyFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-supplier'), <AsSent key="" text={line.supplierName} />],
    [t('field-agent'), <AsSent key="" text={line.agentName} />],
  ];
}

function invoiceFacts(line: CustomsImport, t: Say<'customs-imports'>): Facts {
  return [
    [t('field-amount'), moneyOf(line.invoiceAmount, line.invoiceCurrencyCode)],
    [
      t('field-currency'),
      <CodeName key="" field="currencyCode" code={line.invoiceCurrencyCode} saysUnknown />,
    ],
    [t('field-rate'), number(line.invoiceExchangeRate)],
    [t('field-local-value'), localValueOf(line)],
  ];
}

/** A number of customs; '' when it gave none. */
function number(value: CustomsImport['quantity']): string {
  return value === null ? '' : formatDecimal(value);
}

function AsSent({ text }: { text: string }) {
  return <span lang="en">{text}</span>;
}
