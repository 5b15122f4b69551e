import { Button } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useWords } from '../words/use-words.ts';
import { LinkButton } from './link-button.tsx';
import classes from './error-region.module.css';

interface ErrorRegionProps {
  /** What a query, a mutation or an error boundary caught. */
  error: unknown;
  /** What happened, when the screen can say it better than the error itself. */
  title?: string;
  /** What it means for the work. */
  body?: string;
  /** The one button. */
  action?: { label: string; run: () => void };
  /** Where else there may be help. */
  link?: { label: string; to: string };
  /** true where it stands for a whole screen, so that its title is the heading of the page. */
  isScreen?: boolean;
}

/**
 * Stands where the content would be: what happened, what it means, one button, and the reference for the phone
 * (ux §4.12). It says itself to a screen reader at once.
 */
export function ErrorRegion({ error, title, body, action, link, isScreen = false }: ErrorRegionProps) {
  const { t } = useWords('errors');
  const Title = isScreen ? 'h1' : 'p';
  const code = error instanceof BridgeError ? error.code : 'window';
  return (
    <div className={classes.region} data-screen={isScreen} role="alert">
      <IconCircleX className={classes.icon} size="2rem" stroke={1.5} aria-hidden />
      <Title className={classes.title} tabIndex={-1}>
        {title ?? t(`${code}.title`)}
      </Title>
      <p className={classes.body}>{body ?? t(`${code}.body`)}</p>
      {action !== undefined && <Button onClick={action.run}>{action.label}</Button>}
      {link !== undefined && <LinkButton to={link.to}>{link.label}</LinkButton>}
      {error instanceof BridgeError && (
        <p className={classes.reference}>{t('reference', { reference: error.reference })}</p>
      )}
    </div>
  );
}
