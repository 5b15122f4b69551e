import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import {
  openTransferFile,
  readTransferHeader,
  type TransferContent,
  writeTransferFile,
} from '../../../electron/device/transfer-file.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { TransferFileHeader } from '../../../shared/device/transfer-file.ts';
import { DETAILS, FACTS, fromFile, PIN } from './test-device.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const PASSPHRASE = 'chungwa tembo baiskeli mvua';

const CONTENT: TransferContent = {
  header: {
    madeAt: '2026-11-21T06:00:00.000Z',
    environment: 'real',
    pin: PIN,
    branchId: '00',
    serialNumber: DETAILS.serialNumber,
    taxpayerName: 'Duka la Mary',
  },
  profile: PRESETS.practice,
  device: fromFile(KEY),
};

let text: string;
beforeAll(async () => {
  text = await writeTransferFile(CONTENT, PASSPHRASE, randomBytes);
});

/** A file that somebody changed and gave a fitting checksum again, by way of the program's own writer. */
function changed(change: (file: Record<string, unknown>) => void): Promise<string> {
  return import('../../../electron/device/transfer-file-format.ts').then(({ writeTransferFileText }) => {
    const { checksum: _, ...file } = JSON.parse(text) as Record<string, unknown>;
    change(file);
    return writeTransferFileText(file as Parameters<typeof writeTransferFileText>[0]);
  });
}

describe('a transfer file', () => {
  test('gives back the device, its key and its connection with the right pass-phrase', async () => {
    const opened = await openTransferFile(text, PASSPHRASE);
    expect(opened).toMatchObject({
      is: 'opened',
      content: {
        header: CONTENT.header,
        profile: CONTENT.profile,
        device: { serialNumber: 'SERIAL-1', origin: 'transfer-file', facts: FACTS },
      },
    });
    expect(opened.is === 'opened' && opened.content.device.key.reveal()).toBe(KEY);
  });

  test('says what it is before it is unlocked', () => {
    expect(readTransferHeader(text)).toEqual({ is: 'transfer-file', header: CONTENT.header });
  });

  test('shows the key in no form', () => {
    for (const form of [KEY, Buffer.from(KEY).toString('base64'), Buffer.from(KEY).toString('hex')])
      expect(text).not.toContain(form);
    expect(text).not.toContain(PASSPHRASE);
  });

  test('costs whoever guesses 128 MB and its own salt for each file', async () => {
    const other = await writeTransferFile(CONTENT, PASSPHRASE, randomBytes);
    const [one, two] = [text, other].map(
      (each) => JSON.parse(each) as { derivation: Record<string, unknown> },
    );
    expect(one).toMatchObject({ derivation: { is: 'scrypt', cost: 2 ** 17, blockSize: 8 } });
    expect(one?.derivation['salt']).not.toBe(two?.derivation['salt']);
  });

  test('is opened by the same pass-phrase from another keyboard, and by no other', async () => {
    const written = await writeTransferFile(CONTENT, 'café ya mvua baiskeli', randomBytes);
    expect((await openTransferFile(written, 'café ya mvua baiskeli')).is).toBe('opened');
    expect(await openTransferFile(text, `${PASSPHRASE} `)).toEqual({ is: 'wrong-passphrase' });
    expect(await openTransferFile(text, '')).toEqual({ is: 'wrong-passphrase' });
  });

  test('is opened after another program saved its text with other line ends', async () => {
    const resaved = `\uFEFF${JSON.stringify(JSON.parse(text), null, 8).replaceAll('\n', '\r\n')}`;
    expect((await openTransferFile(resaved, PASSPHRASE)).is).toBe('opened');
  });

  test.each([
    ['password password', 'common words'],
    ['aaaaaaaaaaaaaaaaaaaaaa', 'repeats'],
    ['A123456789Z SERIAL-1', 'what stands on the file'],
    ['Duka la Mary 2026', 'the name of the shop'],
    ['x7#Qp2', 'too few letters'],
  ])('is not written under "%s" (%s)', async (passphrase) => {
    await expect(writeTransferFile(CONTENT, passphrase, randomBytes)).rejects.toMatchObject({
      code: 'device.passphrase-weak',
    });
  });
});

describe('a file that is not as it was written', () => {
  test('is damaged wherever one letter changed, never "wrong pass-phrase"', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.constantFrom('A', '0', 'x', '"', ' '),
        async (at, letter) => {
          const torn = text.slice(0, at) + letter + text.slice(at + 1);
          fc.pre(torn !== text && !/\s/.test(text[at] ?? '') && torn.trim() !== text.trim());
          const read = readTransferHeader(torn);
          expect(read.is === 'unusable' ? read.why : read.is).toMatch(/^damaged$|^not-a-transfer-file$/);
          expect((await openTransferFile(torn, PASSPHRASE)).is).toBe('unusable');
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is damaged when a part of it is missing', () => {
    for (const length of [40, 200, text.length - 4])
      expect(readTransferHeader(text.slice(0, length))).toEqual({ is: 'unusable', why: 'damaged' });
  });

  test.each(['', 'hello', '{}', 'null', '[1]', '\u0000\u0001', 'PK\u0003\u0004'])(
    'is no transfer file when it is something else (%j)',
    (other) => {
      expect(readTransferHeader(other)).toEqual({ is: 'unusable', why: 'not-a-transfer-file' });
    },
  );

  test('is told from one of a later version', async () => {
    const newer = await changed((file) => Object.assign(file, { version: 2, another: 'member' }));
    expect(readTransferHeader(newer)).toEqual({ is: 'unusable', why: 'newer' });
    expect(await openTransferFile(newer, PASSPHRASE)).toEqual({ is: 'unusable', why: 'newer' });
  });

  test.each(Object.keys(CONTENT.header))('does not open when somebody changed its %s', async (name) => {
    const forged = await changed((file) => {
      const header = {
        ...CONTENT.header,
        [name]: name === 'environment' ? 'test' : '2026-11-22T06:00:00.000Z',
      };
      file['header'] = TransferFileHeader.parse(header);
    });
    expect(readTransferHeader(forged).is).toBe('transfer-file');
    expect(await openTransferFile(forged, PASSPHRASE)).toEqual({ is: 'wrong-passphrase' });
  });

  test.each([{ cost: 2 ** 30 }, { cost: 3 }, { blockSize: 1024 }, { parallelization: 1000 }, { salt: '' }])(
    'cannot ask for more memory or work than this computer has to give (%j)',
    async (demand) => {
      const hostile = await changed((file) => {
        file['derivation'] = { ...(file['derivation'] as object), ...demand };
      });
      expect(await openTransferFile(hostile, PASSPHRASE)).toEqual({ is: 'unusable', why: 'damaged' });
    },
  );

  test('of many megabytes is not looked at', () => {
    expect(readTransferHeader(text + ' '.repeat(2_000_000))).toMatchObject({ why: 'not-a-transfer-file' });
  });

  test('with a key that came from a stranger is still a Secret that prints nothing', async () => {
    const opened = await openTransferFile(text, PASSPHRASE);
    expect(JSON.stringify(opened)).not.toContain(KEY);
    expect(opened.is === 'opened' && opened.content.device.key).toBeInstanceOf(Secret);
  });
});
