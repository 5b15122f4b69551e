import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useCommand } from './commands.ts';

/** The commands that go somewhere or ask anew; good on every screen of the shell. */
export function useScreenCommands(): void {
  const [, go] = useLocation();
  const answers = useQueryClient();
  useCommand('go.home', () => go('/'));
  useCommand('go.items', () => go('/items'));
  useCommand('go.customs-imports', () => go('/customs-imports'));
  useCommand('go.codes', () => go('/codes'));
  useCommand('go.outbox', () => go('/outbox'));
  useCommand('go.activity', () => go('/activity'));
  useCommand('go.settings', () => go('/settings'));
  useCommand('go.help', () => go('/help'));
  useCommand('support.make', () => go('/help/support'), { isFallback: true });
  useCommand('items.new', () => go('/items/new'), { isFallback: true });
  useCommand('screen.refresh', () => void answers.invalidateQueries(), { isFallback: true });
}
