import { useState } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { LookBack } from '../../../shared/customs-imports/customs-import.ts';
import { DropChoice, DropMenu } from '../../app/drop-menu.tsx';
import { formatDay } from '../../words/format.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { SinceDate } from './since-date.tsx';
import type { Look } from './use-look.ts';

const NAMED = ['since-last-look', 'today', '7-days', '30-days', 'everything'] as const;

/** How far back to ask, and asking. */
export function LookButtons({ look }: { look: Look }) {
  const { t } = useWords('customs-imports');
  return (
    <>
      <LookBackMenu look={look} />
      <Button onClick={look.start} loading={look.isRunning} title="F5" aria-keyshortcuts="F5">
        {t('fetch')}
      </Button>
    </>
  );
}

/** What the button and the menu call a period: "Since the last look", "Since 01/11/2026". */
function lookBackWords(lookBack: LookBack, t: Say<'customs-imports'>): string {
  const named = NAMED.find((known) => known === lookBack);
  return named === undefined ? t('look-back-day', { day: formatDay(lookBack) }) : t(`look-back-${named}`);
}

function LookBackMenu({ look }: { look: Look }) {
  const { t } = useWords('customs-imports');
  const [isDating, setDating] = useState(false);
  const { lookBack, setLookBack } = look;
  const isNamed = NAMED.some((known) => known === lookBack);
  return (
    <>
      <DropMenu
        isOpen={look.isMenuOpen}
        setOpen={look.setMenuOpen}
        position="bottom-end"
        target={<PeriodButton period={lookBackWords(lookBack, t)} />}
      >
        {NAMED.map((named) => (
          <DropChoice key={named} isChosen={named === lookBack} onChoose={() => setLookBack(named)}>
            {t(`look-back-${named}`)}
          </DropChoice>
        ))}
        <DropChoice isChosen={!isNamed} onChoose={() => setDating(true)}>
          {t('look-back-date')}
        </DropChoice>
      </DropMenu>
      {isDating && (
        <SinceDate
          day={isNamed ? null : lookBack}
          onClose={() => setDating(false)}
          onChoose={(day) => setLookBack(LookBack.parse(day))}
        />
      )}
    </>
  );
}

/** The menu hands its own properties to its button. */
function PeriodButton({ period, ...others }: ButtonProps & { readonly period: string }) {
  const { t } = useWords('customs-imports');
  return (
    <Button
      {...others}
      variant="default"
      aria-label={t('look-back-is', { period })}
      rightSection={<IconChevronDown size="1rem" aria-hidden />}
    >
      {period}
    </Button>
  );
}
