import { createContext } from 'react';
import type { SetupDraft } from '../../shared/setup/setup.ts';

/** Opens the set-up wizard over the screens at a draft that has just been kept: news of it may come a moment later. */
export const SetupDoor = createContext<(draft: SetupDraft) => void>(() => undefined);
