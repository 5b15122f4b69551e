import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, net, powerMonitor, protocol, session } from 'electron';
import { channelName } from '../shared/ipc/channels.ts';
import { THREAD_OF_GROUP } from '../shared/ipc/threads.ts';
import { createDoorOpener } from './authority/door.ts';
import { createSafeStorageProtection } from './device/safe-storage-protection.electron.ts';
import { answerCall } from './ipc/call-router.ts';
import { createErrorReporter } from './ipc/error-envelope.ts';
import type { Notice } from './ipc/core-messages.ts';
import { registerHandlers } from './ipc/register-handlers.electron.ts';
import { startCore } from './ipc/start-core.ts';
import { lastLines } from './logging/last-lines.ts';
import { createLogFile } from './logging/log-file.electron.ts';
import { createLog, type Log } from './logging/log.ts';
import { createReplaceableRecordStore } from './settings/record-store.electron.ts';
import { createSettings, type SettingsService } from './settings/settings.ts';
import { createSetupDraft } from './settings/setup-draft.ts';
import { createComputerChecks } from './setup/computer-checks.ts';
import { thisComputer } from './setup/this-computer.electron.ts';
import { createPageServer } from './shell/app-protocol.ts';
import { startAgain } from './shell/core-death.electron.ts';
import * as files from './shell/file-dialogs.electron.ts';
import { notifyOfImports } from './shell/notifications.electron.ts';
import { openOrAsk } from './shell/open-or-ask.electron.ts';
import { PAGE_ORIGIN, PAGE_SCHEME, PROGRAM_NAME } from './shell/our-pages.ts';
import { onAwake } from './shell/power.electron.ts';
import { localDataFolder } from './shell/program-folders.ts';
import { secureContents, secureSession } from './shell/security.electron.ts';
import { openSystemPage } from './shell/system-pages.electron.ts';
import { applyTheme, openWindow } from './shell/window.electron.ts';
import { createProgram } from './shops/program.ts';
import { createSessionOpener } from './shops/session-opener.electron.ts';
import { thisMachine } from './shops/support-file-machine.ts';

// The start order of the main thread, like a table of contents: every part is made and tested where it lives.
app.setName(PROGRAM_NAME);
const localFolder = localDataFolder(process.platform, process.env, PROGRAM_NAME);
if (localFolder !== null && !app.commandLine.hasSwitch('user-data-dir')) app.setPath('userData', localFolder);

const BUNDLE = import.meta.dirname;
const DEVELOPMENT_SERVER = app.isPackaged ? undefined : process.env['SAJILI_DEV_SERVER_URL'];
const ORIGIN = DEVELOPMENT_SERVER === undefined ? PAGE_ORIGIN : new URL(DEVELOPMENT_SERVER).origin;
/** How much of the log's end a support file shows. */
const SUPPORT_LOG_BYTES = 256 * 1024;
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
    startWithoutShop: () => program.startWithoutShop(),
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
    fetch: fromSystem,
    clock,
    timers,
    onOwnExchange: (record) => program.noteOwnExchange(record),
  });
  const log = openLog(userData, (text) => doors.redact(text));
  const settings = settingsIn(userData);
  const core = startCore({
    bundle: BUNDLE,
    perform: (...call) => program.perform(...call),
    publish: send,
    notify: (notice) => notify(notice, settings),
    died: () => startAgain(process.uptime() * 1000, log),
    log,
  });
  const protection = createSafeStorageProtection(process.platform);
  const common = { userData, clock, timers, log, core, protection, randomBytes };
  const opener = createSessionOpener({
    ...common,
    bundle: BUNDLE,
    programName: PROGRAM_NAME,
    openDoor: (...door) => doors.open(...door),
  });
  const program = createProgram({
    ...common,
    ...opener,
    ...partsOfComputer(common),
    setupDraft: createSetupDraft(createReplaceableRecordStore(userData, 'setup')),
    version: app.getVersion(),
    runsOn: process.versions['electron']?.endsWith('-host') ? 'host' : 'electron',
    settings,
    files,
    protectionName: () => protection.name(),
    publish: (group, name, payload) => send(channelName(group, name), payload),
    settingsChanged: ({ theme }) => applyTheme(theme),
  });
  return { log, settings, core, opener, program };
}

/** The log, which begins with who is writing. */
function openLog(userData: string, redact: (text: string) => string): Log {
  const log = createLog(createLogFile(logFileIn(userData)), redact);
  log.info(
    `Sajili ${app.getVersion()}, Electron ${process.versions['electron']}, Node ${process.versions.node}`,
  );
  return log;
}

function settingsIn(userData: string) {
  const store = createReplaceableRecordStore(userData, 'settings');
  return createSettings(store, app.getPreferredSystemLanguages());
}

/** What the program asks about the computer that it runs on. */
function partsOfComputer(needs: Omit<Parameters<typeof thisComputer>[0], 'fetch'>) {
  return {
    computerChecks: createComputerChecks(thisComputer({ ...needs, fetch: fromSystem })),
    openSystemPage,
    machine: thisMachine,
    lastLogLines: () => lastLines(logFileIn(needs.userData), SUPPORT_LOG_BYTES),
    random: Math.random,
  };
}

function logFileIn(userData: string): string {
  return path.join(userData, 'logs', 'sajili.log');
}

/** The network by the system's proxy and certificates. */
function fromSystem(...[address, init]: Parameters<typeof net.fetch>): ReturnType<typeof net.fetch> {
  return net.fetch(address, init);
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

function notify(notice: Notice, settings: SettingsService): void {
  notifyOfImports(notice, {
    language: settings.current().language,
    window: () => BrowserWindow.getAllWindows()[0],
    goTo: () => send(channelName('program', 'goTo'), { address: '/customs-imports' }),
  });
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
