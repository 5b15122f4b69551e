import { QueryClient } from '@tanstack/react-query';

/**
 * Keeps the answers of the program. Calls never pause for want of a network, because none is involved; nothing is
 * repeated by itself; an answer stays good until news say otherwise.
 */
export function createAnswers(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 0,
        gcTime: 60_000,
      },
      // What a deed was given may be a PIN, a pass-phrase or a key: it is forgotten with the deed.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}
