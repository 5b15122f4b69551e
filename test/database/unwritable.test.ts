import { chmodSync, chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from './child-process.ts';
import { fingerprint, freshShopFile, makeShop, openShop, stock } from './shop-folder.ts';

// root may write everywhere, so as root another user of the computer tries.
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const otherUser = isRoot ? NOBODY : undefined;

async function outcomeOfOpening(file: string): Promise<string> {
  const child = startChild('open-and-write.ts', [file], otherUser);
  return child.said('ended');
}

function give(file: string): void {
  if (isRoot) chownSync(file, NOBODY, NOBODY);
}

test.skipIf(process.platform === 'win32')(
  'a writable shop can be opened by this test’s other user',
  async () => {
    const file = freshShopFile();
    await makeShop(file, 10);
    give(file);
    give(path.dirname(file));
    expect(await outcomeOfOpening(file)).toBe('ended well');
  },
);

test.skipIf(process.platform === 'win32')(
  'a read-only file is named at opening, not at the first save',
  async () => {
    const file = freshShopFile();
    await makeShop(file, 10);
    const before = fingerprint(file);
    chmodSync(file, 0o444);
    give(path.dirname(file));
    expect(await outcomeOfOpening(file)).toBe('ended database.read-only');
    expect(fingerprint(file)).toBe(before);
    expect(readdirSync(path.dirname(file))).toEqual(['shop.db']);
    chmodSync(file, 0o600);
    expect(stock(await openShop(file))).toBe('10 goods, 10 prices');
  },
);

test.skipIf(process.platform === 'win32')('a read-only folder is named at opening', async () => {
  const file = freshShopFile();
  await makeShop(file, 10);
  const before = fingerprint(file);
  give(file);
  chmodSync(path.dirname(file), 0o555);
  expect(await outcomeOfOpening(file)).toBe('ended database.read-only');
  chmodSync(path.dirname(file), 0o755);
  expect(fingerprint(file)).toBe(before);
});

test.skipIf(process.platform === 'win32')('a new shop cannot be made in a read-only folder', async () => {
  const file = freshShopFile();
  chmodSync(path.dirname(file), 0o555);
  expect(await outcomeOfOpening(file)).toBe('ended database.read-only');
  chmodSync(path.dirname(file), 0o755);
});

test.skipIf(process.platform === 'win32')(
  'a file of somebody else that may not be read is refused',
  async () => {
    const file = freshShopFile();
    await makeShop(file, 10);
    chmodSync(file, 0o000);
    give(path.dirname(file));
    expect(await outcomeOfOpening(file)).toBe('ended database.read-only');
    chmodSync(file, 0o600);
  },
);
