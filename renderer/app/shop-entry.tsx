import { Button } from '@mantine/core';
import type { ShopListing } from '../../shared/shops/shop.ts';
import { useWords } from '../words/use-words.ts';
import tag from './environment-tag.module.css';
import classes from './switch-shop.module.css';

interface ShopEntryProps {
  shop: ShopListing;
  isBusy: boolean;
  onOpen: () => void;
  onSetAside: () => void;
}

/** One shop of the list: whose it is, how it stands, and what can be done with it. */
export function ShopEntry({ shop, isBusy, onOpen, onSetAside }: ShopEntryProps) {
  const { t } = useWords('shell');
  const isNamed = shop.taxpayerName !== '';
  const name = isNamed ? shop.taxpayerName : t('shop-not-set-up');
  const branch = shop.branchName === '' ? t('branch', { branch: shop.branchId }) : shop.branchName;
  return (
    <li className={classes.shop} aria-current={shop.isOpen ? 'true' : undefined}>
      <span className={tag.tag} data-environment={shop.environment}>
        {t(`environment-${shop.environment}`)}
      </span>
      <div className={classes.words}>
        <p className={classes.name} lang={isNamed ? 'en' : undefined}>
          {name}
        </p>
        <p className={classes.facts}>
          <span lang="en">{branch}</span> · {shop.pin} · {shop.branchId} ·{' '}
          {t(`switch-shop-standing-${shop.standing}`)}
        </p>
      </div>
      <div className={classes.deeds}>
        <Deeds
          shop={shop}
          name={`${name}, ${branch}`}
          isBusy={isBusy}
          onOpen={onOpen}
          onSetAside={onSetAside}
        />
      </div>
    </li>
  );
}

function Deeds({ shop, name, isBusy, onOpen, onSetAside }: ShopEntryProps & { name: string }) {
  const { t } = useWords('shell');
  return (
    <>
      {shop.standing === 'not-set-up' && !shop.isOpen && (
        <Button variant="subtle" disabled={isBusy} onClick={onSetAside}>
          {t('switch-shop-set-aside')}
        </Button>
      )}
      {shop.isOpen ? (
        <span className={classes.open}>{t('switch-shop-is-open')}</span>
      ) : (
        <Button
          variant="default"
          disabled={isBusy || shop.standing === 'unreadable'}
          aria-label={`${t('switch-shop-open')}: ${name}, ${t(`environment-${shop.environment}`)}`}
          onClick={onOpen}
        >
          {t('switch-shop-open')}
        </Button>
      )}
    </>
  );
}
