import { channelName } from '../../shared/ipc/channels.ts';
import type { Argument, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { HeadlessPage } from '../host/headless-page.ts';
import { connectHeadlessPage } from '../host/headless-page.ts';
import type { Host } from '../host/launch.ts';
import { launchHost } from '../host/launch.ts';
import { PROJECT } from './source-files.ts';

/** The built program on the host, used without a screen. */
export interface RunningProgram {
  host: Host;
  page: HeadlessPage;
  /** Calls the program; an error of the contract is thrown with its code. */
  call<G extends Group, N extends CallsOf<G>>(
    group: G,
    name: N,
    argument: Argument<G, N>,
  ): Promise<Result<G, N>>;
  /** Waits until a question has the wanted answer; fails after a while. */
  until(what: string, isSo: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** Starts the built program on the host with this data folder. */
export async function startProgram(userData: string, args: readonly string[] = []): Promise<RunningProgram> {
  const host = await launchHost(PROJECT, { userData, args });
  const page = await connectHeadlessPage(host.windowUrl);
  // Answered when the shop that was open last is open again.
  await page.invoke(channelName('program', 'state'));
  return {
    host,
    page,
    async call(group, name, argument) {
      const envelope = (await page.invoke(channelName(group, name), argument)) as Envelope<never>;
      if (!envelope.ok) throw new Error(`${group}.${name}: ${envelope.error.code}`);
      return envelope.value;
    },
    until,
    async close() {
      const code = await host.close();
      if (code !== 0) throw new Error(`the program ended with ${code}\n${host.output()}`);
    },
  };
}

const LONGEST_WAIT_MS = 20_000;
const LOOK_EVERY_MS = 25;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`still not so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Makes the practice shop and initialises its device, as the first run does. */
export async function setUpPractice(program: RunningProgram): Promise<void> {
  await program.call('shops', 'openPractice', { operatorName: 'Mary Wanjiku' });
  const result = await program.call('device', 'initialise', {
    pin: 'P000000001Z',
    branchId: '00',
    serialNumber: 'PRACTICE-0001',
  });
  if (result.is !== 'initialised') throw new Error(`not initialised: ${JSON.stringify(result)}`);
  await program.call('codes', 'refresh', { everything: false });
}
