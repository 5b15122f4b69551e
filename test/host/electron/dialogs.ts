import { noteDeed } from './deeds.ts';
import { standIn } from './stand-in.ts';

/** Every dialog is noted and answered as if the person had dismissed it; a test replaces the function it needs. */
type Asked<Options> = [Options] | [Electron.BaseWindow, Options];

export const dialog = standIn<Electron.Dialog>('dialog', {
  showOpenDialog(...args: Asked<Electron.OpenDialogOptions>) {
    noteDeed('dialog.showOpenDialog', optionsOf(args));
    return Promise.resolve({ canceled: true, filePaths: [] });
  },
  showSaveDialog(...args: Asked<Electron.SaveDialogOptions>) {
    noteDeed('dialog.showSaveDialog', optionsOf(args));
    return Promise.resolve({ canceled: true, filePath: '' });
  },
  showMessageBox(...args: Asked<Electron.MessageBoxOptions>) {
    const options = optionsOf(args);
    noteDeed('dialog.showMessageBox', options);
    return Promise.resolve({ response: dismissed(options), checkboxChecked: false });
  },
  showMessageBoxSync(...args: Asked<Electron.MessageBoxSyncOptions>) {
    const options = optionsOf(args);
    noteDeed('dialog.showMessageBoxSync', options);
    return dismissed(options);
  },
  showErrorBox: (title, content) => noteDeed('dialog.showErrorBox', title, content),
});

function optionsOf<Options>(args: Asked<Options>): Options {
  return args.length === 1 ? args[0] : args[1];
}

/** The button that Escape stands for. */
function dismissed({ cancelId, defaultId }: { cancelId?: number; defaultId?: number }): number {
  return cancelId ?? defaultId ?? 0;
}
