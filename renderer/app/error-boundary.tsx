import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorRegion } from '../design/error-region.tsx';
import { useWords } from '../words/use-words.ts';

interface ErrorBoundaryProps {
  /** Where one is; going elsewhere leaves the screen that stopped behind. */
  address?: string;
  children: ReactNode;
}

interface Caught {
  /** In a box of its own, because anything may be thrown, undefined too. */
  caught: { error: unknown } | null;
  address: string | undefined;
}

/** Keeps a screen that stopped from taking the window with it: says so in its place and can open it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { caught: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Pick<Caught, 'caught'> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: Caught): Caught | null {
    return address === state.address ? null : { caught: null, address };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    return <Stopped error={caught.error} onOpenAgain={() => this.setState({ caught: null })} />;
  }
}

function Stopped({ error, onOpenAgain }: { error: unknown; onOpenAgain: () => void }) {
  const { t } = useWords('shell');
  return <ErrorRegion isScreen error={error} action={{ label: t('open-again'), run: onOpenAgain }} />;
}
