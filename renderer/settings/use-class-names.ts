import { useAnswer } from '../bridge/use-answer.ts';

/** Names of the classes of codes that this shop knows, by their code. */
export function useClassNames(): Readonly<Record<string, string>> {
  const { data: classes = [] } = useAnswer('codes', 'classes', undefined);
  return Object.fromEntries(classes.map(({ code, name }) => [code, name]));
}
