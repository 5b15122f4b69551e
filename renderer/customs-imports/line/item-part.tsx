import { Button } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { LikelyItem } from '../../../shared/customs-imports/make-item.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import { useAnnounce } from '../../design/announcer.tsx';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useWishedFocus } from './use-wished-focus.ts';
import classes from './line.module.css';

interface ItemPartProps {
  readonly line: CustomsImport;
  /** Somebody asked for it by key. */
  readonly isWished: boolean;
  readonly onFocused: () => void;
  readonly onMakeItem: (id: number) => void;
}

/** What item the line became: linked, likely ones to choose from, or the button that makes one. */
export function ItemPart({ line, isWished, onFocused, onMakeItem }: ItemPartProps) {
  const { t } = useWords('customs-imports');
  const link = useLink(line);
  const part = useWishedFocus<HTMLElement>(isWished, onFocused);
  return (
    <section ref={part} className={classes['part']} tabIndex={-1}>
      <h3 className={classes['title']}>{t('field-item')}</h3>
      {line.item === null ? (
        <>
          <Likely id={line.id} onLink={link.link} />
          <Button
            variant="default"
            leftSection={<IconPackage size="1rem" aria-hidden />}
            title="Ctrl+Shift+I"
            aria-keyshortcuts="Control+Shift+I"
            onClick={() => onMakeItem(line.id)}
          >
            {t('make-item')}
          </Button>
        </>
      ) : (
        <p className={classes['linked']}>
          <Link href={`/items/${line.item.id}`} className={classes['link']}>
            {line.item.name}
          </Link>
          <Button variant="default" onClick={() => link.link(null)}>
            {t('unlink')}
          </Button>
        </p>
      )}
      {link.failure !== null && <FailureNotice error={link.failure} title={t('link-failed')} />}
    </section>
  );
}

function useLink({ id }: CustomsImport) {
  const { t } = useWords('customs-imports');
  const announce = useAnnounce();
  const deed = useDeed('customsImports', 'link');
  return {
    link: (itemId: number | null) =>
      deed.mutate({ id, itemId }, { onSuccess: () => announce(t(itemId === null ? 'unlinked' : 'linked')) }),
    failure: deed.error,
  };
}

/** Items that may be what the line brought, each with the reason for thinking so: offered before a new one is made. */
function Likely({ id, onLink }: { id: number; onLink: (itemId: number) => void }) {
  const { t } = useWords('customs-imports');
  const { data } = useAnswer('customsImports', 'asItem', { id });
  if (data === undefined || data.likely.length === 0) return null;
  return (
    <>
      <p className={classes['question']}>{t('likely')}</p>
      <ul className={classes['likely']}>
        {data.likely.map((likely) => (
          <LikelyRow key={likely.item.id} likely={likely} onLink={onLink} />
        ))}
      </ul>
    </>
  );
}

function LikelyRow({ likely, onLink }: { likely: LikelyItem; onLink: (itemId: number) => void }) {
  const { t } = useWords('customs-imports');
  const { item, because } = likely;
  return (
    <li className={classes['likelyRow']}>
      <span className={classes['likelyWords']}>
        <Link href={`/items/${item.id}`} className={classes['link']}>
          {item.name}
        </Link>
        <span className={classes['quiet']}>
          {item.itemCode} · {because.map((reason) => t(`because-${reason}`)).join(', ')}
        </span>
      </span>
      <Button
        variant="default"
        aria-label={t('link-to', { name: item.name })}
        onClick={() => onLink(item.id)}
      >
        {t('link')}
      </Button>
    </li>
  );
}
