import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { Bridge } from '../../shared/ipc/derive-types.ts';
import { BridgeContext } from '../bridge/bridge-context.tsx';
import { Announcer } from '../design/announcer.tsx';
import { mantineVariables, theme } from '../design/theme.ts';
import { colorSchemeInMemory } from './color-scheme.ts';
import { CommandContext } from './commands.ts';
import type { CommandRegistry } from './commands.ts';
import { WindowContent } from './window-content.tsx';

interface AppProps {
  bridge: Bridge;
  answers: QueryClient;
  words: i18n;
  commands: CommandRegistry;
  /** For the style elements that Mantine makes; the content security policy allows no others. */
  nonce: string;
}

/** The whole window: everything that is handed down, around the program itself. */
export function App({ bridge, answers, words, commands, nonce }: AppProps) {
  return (
    <BridgeContext value={bridge}>
      <QueryClientProvider client={answers}>
        <I18nextProvider i18n={words}>
          <CommandContext value={commands}>
            <MantineProvider
              theme={theme}
              cssVariablesResolver={mantineVariables}
              colorSchemeManager={colorSchemeInMemory}
              defaultColorScheme="auto"
              getStyleNonce={() => nonce}
            >
              <Announcer>
                {/* oxlint-disable-next-line react/hooks -- wouter takes the place of the address as a hook */}
                <Router hook={useHashLocation}>
                  <WindowContent />
                </Router>
              </Announcer>
            </MantineProvider>
          </CommandContext>
        </I18nextProvider>
      </QueryClientProvider>
    </BridgeContext>
  );
}
