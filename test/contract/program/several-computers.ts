import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { type MainThread, type MainThreadNeeds, openMainThread } from '../../support/main-thread.ts';
import { json, type LoopbackServer, startServer } from '../authority/loopback-server.ts';

export const PIN = 'P051234567X';
/** The key that the authority gives, once. */
export const KEY = 'f0b9831bd2334874b7ec815e40347bc4';
export const PASSPHRASE = 'wimbo-saba-chungwa-1987-tembea';

/** What several computers of one test share: a USB drive and an authority. */
export const world = {
  folder: '',
  /** The branch that the authority's answers are about. */
  answeredBranch: '00',
  get authority(): LoopbackServer {
    if (started === null) throw new Error('no authority runs');
    return started;
  },
};

let started: LoopbackServer | null = null;
let computers: MainThread[] = [];

/** Begins every test of a file with an empty drive and no computer. */
export function withSeveralComputers(): void {
  beforeEach(async () => {
    world.folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-moved-'));
    world.answeredBranch = '00';
    started = await startServer(({ path }, response) =>
      json(response, path.endsWith('selectInitOsdcInfo') ? registered() : { resultCd: '001' }),
    );
  });
  afterEach(async () => {
    for (const computer of computers) await computer.close();
    computers = [];
    await started?.stop();
    rmSync(world.folder, { recursive: true, force: true });
  });
}

const registered = () => {
  const bhfId = world.answeredBranch;
  const info = { tin: PIN, taxprNm: 'Duka la Mary', bhfId, bhfNm: `Branch ${bhfId}`, cmcKey: KEY };
  return { resultCd: '000', resultMsg: 'Successful', resultDt: '20261121090000', data: { info } };
};

/** A computer with data, key protection and file dialogs of its own; the USB drive is the same for all. */
export async function aComputer(name: string, differing: Partial<MainThreadNeeds> = {}): Promise<MainThread> {
  const computer = await openMainThread({
    folder: path.join(world.folder, name),
    files: { chooseFileToWrite: async () => drive(), chooseFileToRead: async () => drive() },
    ...differing,
  });
  computers.push(computer);
  return computer;
}

/** The one file on the drive. */
export const drive = (): string => path.join(world.folder, 'device.sajili-device');

export const profileOf = (environment: ConnectionProfile['environment'] = 'test'): ConnectionProfile => ({
  ...PRESETS['direct-test'],
  environment,
  baseUrl: world.authority.address,
});

export const shopOf = (branchId: string): string => `test-${PIN}-${branchId}`;

/** Makes a shop and registers its device. */
export async function setUp(
  { handlers }: MainThread,
  branchId = '00',
  environment: 'test' | 'real' = 'test',
) {
  await handlers.shops.create({ environment, pin: PIN, branchId, profile: profileOf(environment) });
  return await handlers.device.initialise({ pin: PIN, branchId, serialNumber: 'SN-1' });
}

/** A key as somebody types it from their papers. */
export const typedKey = (key: string) => ({
  serialNumber: 'SN-9',
  key,
  controlUnitId: '',
  deviceId: '',
  mrcNumber: '',
  taxpayerName: '',
  branchName: '',
  replace: false,
});

/** The names and the key of the next call, as the authority sees them. */
export async function nextCall({ program }: MainThread) {
  const shopId = program.state().shop?.id ?? '';
  await program.perform({ operation: 'codes', body: '{"lastReqDt":"20180101000000"}', shopId });
  const { headers } = world.authority.received.at(-1)!;
  return { tin: headers['tin'], branch: headers['bhfid'], key: headers['cmckey'] };
}
