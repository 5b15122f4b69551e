import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, net, powerMonitor, protocol, session } from 'electron';
import { channelName } from '../shared/ipc/channels.ts';
import { THREAD_OF_GROUP } from '../shared/ipc/threads.ts';
import { createDoorOpener } from './authority/door.ts';
import { answerCall } from './ipc/call-router.ts';
import { createErrorReporter } from './ipc/error-envelope.ts';
import { registerHandlers } from './ipc/register-handlers.electron.ts';
import { startCore } from './ipc/start-core.ts';
import { createLogFile } from './logging/log-file.electron.ts';
import { createLog } from './logging/log.ts';
import { createReplaceableRecordStore } from './settings/record-store.electron.ts';
import { createSettings } from './settings/settings.ts';
import { createPageServer } from './shell/app-protocol.ts';
import { startAgain } from './shell/core-death.electron.ts';
import * as files from './shell/file-dialogs.electron.ts';
import { openOrAsk } from './shell/open-or-ask.electron.ts';
import { PAGE_ORIGIN, PAGE_SCHEME, PROGRAM_NAME } from './shell/our-pages.ts';
import { onAwake } from './shell/power.electron.ts';
import { localDataFolder } from './shell/program-folders.ts';
import { secureContents, secureSession } from './shell/security.electron.ts';
import { applyTheme, openWindow } from './shell/window.electron.ts';
import { createProgram } from './shops/program.ts';
import { createSessionOpener } from './shops/session-opener.electron.ts';

// The start order of the main thread, like a table of contents: every part is made and tested where it lives.
app.setName(PROGRAM_NAME);
const localFolder = localDataFolder(process.platform, process.env, PROGRAM_NAME);
if (localFolder !== null && !app.commandLine.hasSwitch('user-data-dir')) app.setPath('userData', localFolder);

const BUNDLE = import.meta.dirname;
const DEVELOPMENT_SERVER = app.isPackaged ? undefined : process.env['SAJILI_DEV_SERVER_URL'];
const ORIGIN = DEVELOPMENT_SERVER === undefined ? PAGE_ORIGIN : new URL(DEVELOPMENT_SERVER).origin;
const clock = { now: Date.now };
const timers = {
  after(milliseconds: number, deed: () => void) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};

if (app.requestSingleInstanceLock()) prepare();
else app.quit();

/** All that has to happen before Electron is ready. */
function prepare(): void {
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([
    { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true } },
  ]);
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(start);
}

/** Safety first, then the window, then the data: the first picture waits for no disk and no database. */
function start(): void {
  const parts = buildProgram(app.getPath('userData'));
  const { program, log } = parts;
  secureSession(session.defaultSession, ORIGIN, log);
  secureContents(app, ORIGIN, log);
  servePages(path.join(BUNDLE, '../renderer'));
  answerCalls(parts);
  const window = openFirstWindow(parts);
  void openOrAsk({
    open: () => program.openLastShop(),
    newestBackup: () => parts.opener.newestBackup(),
    language: () => parts.settings.current().language,
    folder: app.getPath('userData'),
    log,
  });
  onAwake(powerMonitor, () => program.awake());
  closeInOrder(async () => {
    await program.close();
    await parts.core.stop();
  });
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
}

type Parts = ReturnType<typeof buildProgram>;

/** Every object of the main thread, each with what it needs. */
function buildProgram(userData: string) {
  const doors = createDoorOpener({
    fetch: (address, init) => net.fetch(address, init),
    clock,
    timers,
    onOwnExchange: (record) => core.journal(record),
  });
  const log = createLog(createLogFile(path.join(userData, 'logs', 'sajili.log')), (text) =>
    doors.redact(text),
  );
  log.info(
    `Sajili ${app.getVersion()}, Electron ${process.versions['electron']}, Node ${process.versions.node}`,
  );
  const settings = createSettings(
    createReplaceableRecordStore(userData, 'settings'),
    app.getPreferredSystemLanguages(),
  );
  const core = startCore({
    bundle: BUNDLE,
    perform: (...call) => program.perform(...call),
    publish: send,
    died: () => startAgain(process.uptime() * 1000, log),
    log,
  });
  const common = { userData, bundle: BUNDLE, programName: PROGRAM_NAME, clock, timers, log };
  const opener = createSessionOpener({ ...common, core, openDoor: (...door) => doors.open(...door) });
  const program = createProgram({
    version: app.getVersion(),
    runsOn: process.versions['electron']?.endsWith('-host') ? 'host' : 'electron',
    settings,
    files,
    clock,
    exportActivity: (wanted) => core.exportActivity(wanted),
    publish: (group, name, payload) => send(channelName(group, name), payload),
    settingsChanged: ({ theme }) => applyTheme(theme),
    ...opener,
  });
  return { log, settings, core, opener, program };
}

/** Every call of the contract goes to its thread, behind the same checks. */
function answerCalls({ program, core, log }: Parts): void {
  const errors = createErrorReporter(log, randomBytes);
  registerHandlers({
    origin: ORIGIN,
    windows: () => BrowserWindow.getAllWindows(),
    errors,
    answer: (call, argument) =>
      THREAD_OF_GROUP[call.group] === 'core'
        ? core.call(call.channel, argument)
        : answerCall(call, program.handlers, argument, errors),
  });
}

function openFirstWindow({ settings, log }: Parts): BrowserWindow {
  return openWindow({
    preload: path.join(BUNDLE, '../preload/preload.cjs'),
    address: DEVELOPMENT_SERVER ?? `${PAGE_ORIGIN}/index.html`,
    title: PROGRAM_NAME,
    placement: createReplaceableRecordStore(app.getPath('userData'), 'window'),
    theme: settings.current().theme,
    log,
  });
}

function send(channel: string, payload: unknown): void {
  for (const window of BrowserWindow.getAllWindows())
    if (!window.isDestroyed()) window.webContents.send(channel, payload);
}

/** Our pages come from the bundle, each with its own nonce and with the policy in its header. */
function servePages(folder: string): void {
  const serve = createPageServer(folder, readFile, () => randomBytes(16).toString('base64url'));
  protocol.handle(PAGE_SCHEME, (request) => serve(request.url));
}

/** Quitting waits until the shop is closed: what is being written is written, then the program ends. */
function closeInOrder(close: () => Promise<void>): void {
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void close().finally(() => {
      isClosed = true;
      app.quit();
    });
  });
}
