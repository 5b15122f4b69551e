import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMPUTER_CHECKS } from '../../../shared/setup/setup.ts';
import { type RunningProgram, startProgram } from '../../support/running-program.ts';

let folder: string;
let program: RunningProgram;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-checks-'));
  program = await startProgram(folder);
});
afterEach(async () => {
  await program.close();
  rmSync(folder, { recursive: true, force: true });
});

test('before anything is set up the program looks at its computer, thing by thing', async () => {
  const zoneOffsetMinutes = -new Date().getTimezoneOffset();
  const told = await Promise.all(
    COMPUTER_CHECKS.map((check) =>
      program.call('setup', 'check', {
        check,
        baseUrl: 'https://no-such-authority.invalid',
        zoneOffsetMinutes,
      }),
    ),
  );
  const codes = Object.fromEntries(told.map(({ check, code }) => [check, code]));
  expect(codes).toMatchObject({
    'time-zone': 'good',
    protection: 'protection-stand-in',
    address: 'address-not-found',
    drawing: 'drawing-unknown',
    clock: 'clock-not-compared',
  });
  expect(told.filter(({ check }) => check === 'disk')[0]?.details).toEqual({
    freeBytes: expect.any(Number) as number,
  });
});

test.skipIf(process.platform !== 'linux')('a page of the system that cannot be opened is told', async () => {
  expect(await program.call('setup', 'openSystemPage', { page: 'date' })).toEqual({ isOpen: false });
  const deeds = await program.host.deeds();
  expect(deeds.filter((deed) => deed.startsWith('shell.'))).toEqual([]);
});
