import type { ReactNode } from 'react';
import type { ImportFilter, ImportPictures } from '../../../shared/customs-imports/import-list.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { formatMoney } from '../../words/format-money.ts';
import { formatCount, formatLongDate } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { CodeName } from '../code-name.tsx';
import { asOneLine } from '../display-text.ts';
import { without } from '../filter/import-filter.ts';
import { isMonth, withMonth, withValue } from './bars.ts';
import { Picture, type PictureBar } from './picture.tsx';
import classes from './pictures.module.css';

interface PicturesProps {
  readonly filter: ImportFilter;
  readonly onFilter: (filter: ImportFilter) => void;
}

/**
 * Four pictures of the lines of the filter. What is chosen in a picture narrows the three others, and is marked in
 * its own: there the other bars stay, to compare and to choose from.
 */
export function Pictures(props: PicturesProps) {
  const { t } = useWords('customs-imports');
  const { data, error } = useAnswer(
    'customsImports',
    'pictures',
    { filter: props.filter },
    { keepOld: true },
  );
  if (error !== null && data === undefined) return <FailureNotice error={error} title={t('list-failed')} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={classes['pictures']} aria-label={t('way-pictures')} tabIndex={0}>
      {data !== undefined && data.withoutLocalAmount > 0 && (
        <p className={classes['remark']}>{t('picture-without', { count: data.withoutLocalAmount })}</p>
      )}
      <div className={classes['grid']}>
        <Months {...props} />
        <Suppliers {...props} />
        <Statuses {...props} />
        <Origins {...props} />
      </div>
    </section>
  );
}

type Bar = ImportPictures['months'][number];

/** The bars of one picture: of the filter without what the picture itself filters by. */
function usePicture(
  filter: ImportFilter,
  ...own: readonly (keyof ImportFilter)[]
): ImportPictures | undefined {
  const asked = { filter: without(filter, ...own) };
  return useAnswer('customsImports', 'pictures', asked, { keepOld: true }).data;
}

function Months({ filter, onFilter }: PicturesProps) {
  const { t, language } = useWords('customs-imports');
  const data = usePicture(filter, 'declaredFrom', 'declaredTo');
  const bars = [...(data?.months ?? [])].sort((one, other) => (one.value < other.value ? 1 : -1));
  const nameOf = (month: string) =>
    month === '' ? t('no-date') : formatLongDate(`${month}-15T12:00:00`, language).replace(/^\d+ /u, '');
  return (
    <Picture
      title={t('picture-months')}
      nameHeading={t('picture-month')}
      figureHeading={t('picture-amount')}
      bars={bars.map((bar) => ({
        ...amountBar(bar, nameOf(bar.value)),
        // A line without a date is in no period.
        isPressed: bar.value === '' ? null : isMonth(filter, bar.value),
      }))}
      onPress={(month) => onFilter(withMonth(filter, month))}
    />
  );
}

function Suppliers({ filter, onFilter }: PicturesProps) {
  const { t } = useWords('customs-imports');
  const data = usePicture(filter, 'suppliers');
  const bars = (data?.suppliers ?? []).map((bar) => ({
    ...amountBar(bar, <AsSent text={bar.value} />),
    isPressed: filter.suppliers.includes(bar.value),
  }));
  const others = data?.otherSuppliers ?? null;
  return (
    <Picture
      title={t('picture-suppliers')}
      nameHeading={t('field-supplier')}
      figureHeading={t('picture-amount')}
      bars={others === null ? bars : [...bars, amountBar({ ...others, value: OTHERS }, t('picture-others'))]}
      onPress={(supplier) => onFilter(withValue(filter, 'suppliers', supplier))}
    />
  );
}

function Statuses({ filter, onFilter }: PicturesProps) {
  const { t } = useWords('customs-imports');
  const data = usePicture(filter, 'statusCodes');
  return (
    <Picture
      title={t('picture-statuses')}
      nameHeading={t('field-status')}
      figureHeading={t('group-lines')}
      bars={(data?.statuses ?? []).map((bar) => ({
        ...linesBar(bar, <Code field="importStatusCode" code={bar.value} />),
        isPressed: filter.statusCodes.includes(bar.value),
      }))}
      onPress={(status) => onFilter(withValue(filter, 'statusCodes', status))}
    />
  );
}

function Origins({ filter, onFilter }: PicturesProps) {
  const { t } = useWords('customs-imports');
  const data = usePicture(filter, 'originCountryCodes');
  const bars = (data?.origins ?? []).map((bar) => ({
    ...linesBar(bar, <Code field="originCountryCode" code={bar.value} />),
    isPressed: filter.originCountryCodes.includes(bar.value),
  }));
  const others = data?.otherOrigins ?? null;
  return (
    <Picture
      title={t('picture-origins')}
      nameHeading={t('field-origin')}
      figureHeading={t('group-lines')}
      bars={others === null ? bars : [...bars, linesBar({ ...others, value: OTHERS }, t('picture-others'))]}
      onPress={(country) => onFilter(withValue(filter, 'originCountryCodes', country))}
    />
  );
}

/** What no supplier and no country is called. */
const OTHERS = '\u0000others';

function amountBar({ value, localAmount }: Bar, name: ReactNode): PictureBar {
  return { value, name, figure: formatMoney(localAmount), size: Number(localAmount), isPressed: null };
}

function linesBar({ value, lines }: Bar, name: ReactNode): PictureBar {
  return { value, name, figure: formatCount(lines), size: lines, isPressed: null };
}

function Code({ field, code }: { field: 'importStatusCode' | 'originCountryCode'; code: string }) {
  const { t } = useWords('customs-imports');
  return code === '' ? t('facet-none') : <CodeName field={field} code={code} />;
}

function AsSent({ text }: { text: string }) {
  const { t } = useWords('customs-imports');
  const shown = asOneLine(text);
  return shown === '' ? t('facet-none') : <span lang="en">{shown}</span>;
}
