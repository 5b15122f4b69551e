import { spawn } from 'node:child_process';
import { hasDisplay } from './electron-binary.ts';
import { forkHost } from './host-process.ts';

/** The program while it runs, on Electron or on the host. */
export interface RunningProgram {
  /** Resolves with the exit code, null after a signal. */
  readonly exited: Promise<number | null>;
  end(): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** @param folder the program's folder, with its package.json */
export function startOnElectron(
  file: string,
  folder: string,
  args: readonly string[],
  env: Environment,
): RunningProgram {
  const child = spawn(file, [folder, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  const exited = new Promise<number | null>((done, failed) => {
    child.once('exit', done).once('error', failed);
  });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  return {
    exited,
    end: () => {
      stop();
      return exited;
    },
  };
}

/** @param onAddress told the address of every window. What the host cannot show, it prints. */
export function startOnHost(
  folder: string,
  args: readonly string[],
  env: Environment,
  onAddress: (url: string) => void,
): RunningProgram {
  return forkHost(folder, args, {
    env,
    print: 'inherit',
    onMessage: (message) => {
      if (message.is === 'window') onAddress(message.url);
      if (message.is === 'deed' && /^(dialog|shell|notification)\b/.test(message.text)) {
        console.log(`Not shown on the host: ${message.text}`);
      }
    },
  });
}

/** Opens the person's browser where there is one; where there is none, the printed address has to do. */
export function openInBrowser(url: string): void {
  const [command, ...args] = browserCommand(url);
  if (command === undefined) return;
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function browserCommand(url: string): string[] {
  switch (process.platform) {
    case 'win32':
      return ['cmd', '/c', 'start', '""', url];
    case 'darwin':
      return ['open', url];
    default:
      return hasDisplay() ? ['xdg-open', url] : [];
  }
}
