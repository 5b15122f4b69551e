import { Button } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import type { ImportOfItem, ItemFromImport, LikelyItem } from '../../shared/customs-imports/make-item.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { formatDay } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import classes from './import-banner.module.css';

/** Where a new item comes from, what customs told of it that has no field, and items that it may be already. */
export function ImportBanner({ made: { line, restOfName, likely } }: { made: ItemFromImport }) {
  const { t } = useWords('item-editor');
  const supplier = line.supplierName === '' ? '' : t('import-supplier', { name: line.supplierName });
  return (
    <Notice
      kind="info"
      title={t('import-from', {
        number: line.declarationNumber || line.taskCode,
        sequence: line.itemSequence,
        date: line.declarationDate === null ? line.declarationDateRaw : formatDay(line.declarationDate),
      })}
    >
      {supplier !== '' && <p>{supplier}</p>}
      {line.hsCode !== '' && <p>{t('import-hs', { code: line.hsHint ?? line.hsCode })}</p>}
      {restOfName !== '' && (
        <p>
          {t('import-rest')} <q lang="en">{restOfName}</q>
        </p>
      )}
      {likely.length > 0 && <LikelyItems importId={line.id} likely={likely} />}
    </Notice>
  );
}

/** Rather one item twice bought than two items of the same name: the likely ones are asked about first (ux §4.8). */
function LikelyItems({ importId, likely }: { importId: number; likely: readonly LikelyItem[] }) {
  const { t } = useWords('item-editor');
  const [, goTo] = useLocation();
  const linking = useDeed('customsImports', 'link');
  const link = (itemId: number): void =>
    linking.mutate({ id: importId, itemId }, { onSuccess: () => goTo('/customs-imports') });
  return (
    <section className={classes['likely']} aria-labelledby="likely-items">
      <h2 id="likely-items" className={classes['title']}>
        {t('likely-title')}
      </h2>
      {linking.error !== null && <FailureNotice error={linking.error} />}
      <ul className={classes['list']}>
        {likely.map(({ item, because }) => (
          <li key={item.id} className={classes['item']}>
            <Button variant="default" onClick={() => link(item.id)}>
              {t('likely-link')}
            </Button>
            <span className={classes['words']}>
              <Link href={`/items/${item.id}`}>{item.name}</Link> {item.itemCode}
              <span className={classes['because']}>
                {because.map((reason) => t(`because-${reason}`)).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The customs declarations that a stored item came from, in one line; nothing for any other item. */
export function ImportsOfItem({ id }: { id: number }) {
  const { t } = useWords('item-editor');
  const { data = [] } = useAnswer('customsImports', 'ofItem', { id });
  const [newest] = data;
  if (newest === undefined) return null;
  return (
    <p className={classes['origin']}>
      <Link href="/customs-imports">{t('made-from', { count: data.length, ...originWords(newest) })}</Link>
    </p>
  );
}

function originWords({ declarationNumber, declarationDate }: ImportOfItem) {
  return { number: declarationNumber, date: declarationDate === null ? '' : formatDay(declarationDate) };
}
