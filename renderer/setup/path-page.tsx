import { Button } from '@mantine/core';
import { IconArchive, IconBuildingStore, IconChevronDown, IconSchool } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import { PracticeForm } from './practice-form.tsx';
import { SetupPage } from './setup-page.tsx';
import type { Wizard } from './use-wizard.ts';
import classes from './path-page.module.css';

/** Page 0: what this is, and the ways in; practising comes first (ux §4.1). */
export function PathPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { shop, device } = useProgram();
  // A second shop is never a trap: the first one is a press away.
  const hasShop = shop !== null && device.is === 'initialised';
  const choose = (path: SetupDraft['path'], page: Wizard['page']): void => {
    wizard.enter({ path });
    wizard.show(page);
  };
  return (
    <SetupPage
      title={t('welcome')}
      lead={t('welcome-text')}
      others={hasShop && <BackToShop onBack={() => void wizard.finish()} />}
    >
      <div className={classes.paths}>
        <Path Picture={IconSchool} title={t('practise-first')} text={t('practise-text')} isWide>
          <PracticeForm onStart={wizard.startPractice} />
        </Path>
        <Path Picture={IconBuildingStore} title={t('set-up')} text={t('set-up-text')}>
          <Button variant="default" onClick={() => choose('new-device', { is: 'checks' })}>
            {t('set-up')}
          </Button>
        </Path>
        <Path Picture={IconArchive} title={t('bring-back')} text={t('bring-back-text')}>
          <Button variant="default" onClick={() => choose('backup', { is: 'backup' })}>
            {t('bring-back')}
          </Button>
        </Path>
      </div>
      <HaveKey
        onType={() => choose('have-key', { is: 'checks' })}
        onFile={() => choose('transfer-file', { is: 'transfer-file' })}
      />
    </SetupPage>
  );
}

function BackToShop({ onBack }: { onBack: () => void }) {
  const { t } = useWords('setup');
  return (
    <Button variant="default" onClick={onBack}>
      {t('back-to-shop')}
    </Button>
  );
}

interface PathProps {
  readonly Picture: Icon;
  readonly title: string;
  readonly text: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Path({ Picture, title, text, isWide = false, children }: PathProps) {
  return (
    <section className={classes.path} data-wide={isWide}>
      <Picture className={classes.picture} size="2rem" stroke={1.25} aria-hidden />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}

/** The quieter way, for a computer that was moved or a device that another product registered (domain §2.3). */
function HaveKey({ onType, onFile }: { onType: () => void; onFile: () => void }) {
  const { t } = useWords('setup');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className={classes.haveKey}>
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={
          <IconChevronDown size="1rem" aria-hidden data-open={isOpen} className={classes.arrow} />
        }
        onClick={() => setOpen(!isOpen)}
      >
        {t('have-key')}
      </Button>
      <div ref={panel} id={id} hidden={!isOpen} className={classes.keyWays}>
        <p>{t('have-key-text')}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onType}>
            {t('type-key')}
          </Button>
          <Button variant="default" onClick={onFile}>
            {t('from-transfer-file')}
          </Button>
        </div>
      </div>
    </div>
  );
}
