/** Asks one question at a time. */
export interface NewestOnly<Argument> {
  /** Asks now, or as soon as the question before has been answered; a newer one takes the place of one that waits. */
  readonly ask: (argument: Argument) => void;
  /** What has been asked is of no interest any more: no answer is told, and nothing that waits is asked. */
  readonly drop: () => void;
}

/**
 * For a question that takes the program long and cannot be called back: however fast the arguments change, never two
 * of them are under way, and only the answer to the newest is told.
 */
export function newestOnly<Argument, Answer>(
  question: (argument: Argument) => Promise<Answer>,
  tell: (argument: Argument, answer: PromiseSettledResult<Answer>) => void,
): NewestOnly<Argument> {
  let isRunning = false;
  let newest: { readonly argument: Argument } | null = null;
  const next = async (): Promise<void> => {
    if (newest === null || isRunning) return;
    const asked = newest;
    isRunning = true;
    const [answer] = await Promise.allSettled([question(asked.argument)]);
    isRunning = false;
    if (newest === asked) tell(asked.argument, answer);
    else void next();
  };
  return {
    ask: (argument) => {
      newest = { argument };
      void next();
    },
    drop: () => {
      newest = null;
    },
  };
}
