import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { useWords } from '../words/use-words.ts';
import { Dialog } from './dialog.tsx';
import { ShopEntry } from './shop-entry.tsx';
import { useBeginSetup } from './use-begin-setup.ts';
import classes from './switch-shop.module.css';

/** The shops of this computer, branches and environments side by side; one is open at a time. */
export function SwitchShop({ onClose }: { onClose: () => void }) {
  const { t } = useWords('shell');
  const list = useAnswer('shops', 'list', undefined);
  const open = useDeed('shops', 'open');
  const setAside = useDeed('shops', 'setAside');
  const begin = useBeginSetup();
  const error = list.error ?? open.error ?? setAside.error;
  const [, go] = useLocation();
  const openShop = (id: string): void => {
    // An address such as an item's belongs to the shop that is left.
    go('/');
    open.mutate({ id }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('switch-shop-title')} size="44rem" onClose={onClose}>
      <p className={classes.text}>{t('switch-shop-text')}</p>
      {error !== null && <ErrorRegion error={error} />}
      <ul className={classes.list}>
        {(list.data ?? []).map((shop) => (
          <ShopEntry
            key={shop.id}
            shop={shop}
            isBusy={open.isPending || setAside.isPending}
            onOpen={() => openShop(shop.id)}
            onSetAside={() => setAside.mutate({ id: shop.id }, { onSuccess: () => void list.refetch() })}
          />
        ))}
      </ul>
      <Button variant="default" onClick={() => void begin.anotherShop().then(onClose)}>
        {t('switch-shop-add')}
      </Button>
    </Dialog>
  );
}
