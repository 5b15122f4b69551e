import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface LinkButtonProps {
  /** The address of a screen, e.g. `/items`. */
  to: string;
  variant?: 'filled' | 'default' | 'subtle';
  leftSection?: ReactNode;
  children: ReactNode;
}

/** A link that looks like a button: for going somewhere, where a button does something. */
export function LinkButton({ to, variant = 'default', leftSection, children }: LinkButtonProps) {
  return (
    <Button component={Link} href={to} variant={variant} leftSection={leftSection}>
      {children}
    </Button>
  );
}
