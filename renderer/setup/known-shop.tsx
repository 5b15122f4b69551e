import { Button } from '@mantine/core';
import type { ShopListing } from '../../shared/shops/shop.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { knownFrom } from './shop-details.ts';
import type { Wizard } from './use-wizard.ts';
import { standingPage } from './wizard-state.ts';

interface KnownShopProps {
  readonly wizard: Wizard;
  /** The shop that the program refused to make a second time. */
  readonly existing: ShopListing['id'] | null;
}

/** What this computer knows already of these details: the shop itself, or its serial number in another shop. */
export function KnownShop({ wizard, existing }: KnownShopProps) {
  const { t } = useWords('setup');
  const { task, openShop } = useOpening(wizard);
  const { data: shops = [] } = useAnswer('shops', 'list', undefined);
  const known = knownFrom(shops, wizard.entered);
  const shop = shops.find(({ id }) => id === existing) ?? known.shop;
  return (
    <>
      {shop !== null && shop.standing !== 'not-set-up' && (
        <Notice
          kind="warning"
          says="politely"
          title={t('shop-exists', { shop: nameOf(shop) })}
          actions={
            <Button variant="default" loading={task.isBusy} onClick={() => openShop(shop.id)}>
              {t('open-shop')}
            </Button>
          }
        >
          {t(shop.environment === 'practice' ? 'shop-exists-practice' : 'shop-exists-text')}
        </Notice>
      )}
      {known.serial !== null && known.serial.id !== shop?.id && (
        <Notice kind="warning" says="politely" title={t('serial-used', { shop: nameOf(known.serial) })}>
          {t('serial-used-text')}
        </Notice>
      )}
      {task.error !== null && <FailureNotice error={task.error} />}
    </>
  );
}

/** 'Mwangaza Stores · 00', or what stands for a name before there is one. */
function nameOf({ taxpayerName, pin, branchId }: ShopListing): string {
  return `${taxpayerName === '' ? pin : taxpayerName} · ${branchId}`;
}

/** Opens a shop that is there; one whose registration is an open question is shown with that question. */
function useOpening(wizard: Wizard) {
  const bridge = useBridge();
  const task = useTask();
  const openShop = (id: ShopListing['id']): void =>
    task.run(async () => {
      const { environment, pin, branchId } = await ask(bridge, 'shops', 'open', { id });
      const { device, setup } = await ask(bridge, 'program', 'state', undefined);
      const isOpenQuestion = device.is === 'sent-no-answer' || device.is === 'answered-other';
      const page = isOpenQuestion ? standingPage({ device, setup }) : null;
      if (!isOpenQuestion || page === null) return wizard.finish();
      wizard.enter({ environment, pin, branchId, serialNumber: device.serialNumber, shopId: id });
      return wizard.show(page);
    });
  return { task, openShop };
}
