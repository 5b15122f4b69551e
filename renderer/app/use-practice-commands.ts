import type { PracticeFaults } from '../../shared/practice/practice-faults.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import { useCommand } from './commands.ts';

/** In a practice shop the palette can make things go wrong too, not only the settings. */
export function usePracticeCommands(): void {
  const { t } = useWords('settings');
  const announce = useAnnounce();
  const enabled = useProgram().shop?.environment === 'practice';
  const { data: faults } = useAnswer('practice', 'faults', undefined, { enabled });
  const { mutate: change } = useDeed('practice', 'changeFaults');
  const toggle = (fault: Exclude<keyof PracticeFaults, 'registration'>) => {
    const isOn = !(faults?.[fault] ?? false);
    change({ [fault]: isOn });
    announce(t(isOn ? 'shell:practice-on' : 'shell:practice-off', { what: t(`fault-${fault}`) }));
  };
  useCommand('practice.cut-line', () => toggle('lineCut'), { enabled });
  useCommand('practice.slow', () => toggle('slow'), { enabled });
  useCommand('practice.reject-next', () => toggle('rejectNext'), { enabled });
  useCommand('practice.no-answer', () => toggle('noAnswerNext'), { enabled });
  useCommand('practice.code-off', () => toggle('codeOff'), { enabled });
}
