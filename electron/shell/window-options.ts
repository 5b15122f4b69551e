/** Every web preference that matters for safety, written out even where it is the default. */
export const WEB_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  devTools: false,
} as const;

export const WINDOW_MINIMUM = { width: 800, height: 500 } as const;
export const WINDOW_DEFAULT = { width: 1366, height: 728 } as const;

/** The window's ground before the page draws, by theme, so that nothing flashes. */
export const WINDOW_GROUND = { light: '#F4F6F8', dark: '#14181C' } as const;
