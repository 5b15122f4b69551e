import { assertNever } from '../../shared/errors/assert-never.ts';
import { MeanwhileDialog } from './meanwhile-dialog.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import { SaveQuestionDialog } from './save-question-dialog.tsx';
import { StopUsingDialog } from './stop-using.tsx';
import type { ItemEditing } from './use-item-editing.ts';

/** What a person opens over the editor. */
export type EditorDialog = 'presets' | 'stop-using';

interface EditorDialogsProps {
  readonly editing: ItemEditing;
  readonly opened: EditorDialog | null;
  readonly onClose: () => void;
}

/** Everything that is asked over the editor; outside the form, so that its Enter is not the form's. */
export function EditorDialogs({ editing, opened, onClose }: EditorDialogsProps) {
  return (
    <>
      <SaveQuestionDialog saving={editing.saving} />
      <MeanwhileDialog editing={editing} />
      {opened !== null && <Opened editing={editing} opened={opened} onClose={onClose} />}
    </>
  );
}

function Opened({ editing, opened, onClose }: EditorDialogsProps & { readonly opened: EditorDialog }) {
  switch (opened) {
    case 'presets':
      return <PresetDialog editing={editing} onClose={onClose} />;
    case 'stop-using':
      return <StopUsingDialog editing={editing} onClose={onClose} />;
    default:
      return assertNever(opened);
  }
}
