import path from 'node:path';
import { AppError } from '../../shared/errors/app-error.ts';
import type { SupportFile, SupportPart } from '../../shared/files/chosen-file.ts';
import { masking, maskUsualPins } from '../../shared/files/mask-pin.ts';
import type { Argument, GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';
import { type Clock, momentText, type Random } from '../../shared/time/clock.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import { type FileDialogs, writeChosenFile } from './chosen-files.ts';
import type { ShopRecord } from './shop-record.ts';
import type { MachineFacts } from './support-file-machine.ts';
import { mainParts } from './support-file-parts.ts';

export interface SupportFileNeeds {
  state: () => ProgramState;
  /** The open shop's record; null when none is open. */
  record: () => ShopRecord | null;
  machine: () => MachineFacts;
  core: Pick<CoreConnection, 'deed'>;
  /** The end of the program's log, redacted when it was written. */
  lastLogLines: () => Promise<string>;
  files: Pick<FileDialogs, 'chooseFileToWrite'>;
  clock: Clock;
  random: Random;
}

type Choice = Argument<'files', 'supportFile'>;

const SUPPORT_FILE = { name: 'Text', extensions: ['txt'] };

/** The calls of the support file: what was shown is what is written, to the letter. */
export function createSupportFileHandlers(
  needs: SupportFileNeeds,
): Pick<GroupHandlers<'files'>, 'supportFile' | 'saveSupportFile'> {
  let shown: { of: string; file: SupportFile; text: string } | null = null;
  const show = async (choice: Choice): Promise<NonNullable<typeof shown>> => {
    const of = subjectOf(choice, needs.record());
    const made = await makeSupportFile(needs, choice);
    shown = { of, ...made };
    return shown;
  };
  return {
    supportFile: async (choice) => (await show(choice)).file,
    async saveSupportFile(choice) {
      const isShown = shown?.of === subjectOf(choice, needs.record());
      const { file, text } = isShown && shown !== null ? shown : await show(choice);
      const chosen = await needs.files.chooseFileToWrite(`sajili-support-${file.id}.txt`, SUPPORT_FILE);
      if (chosen === null) return { is: 'cancelled' };
      await writeChosenFile(chosen, text);
      return { is: 'written', fileName: path.basename(chosen), count: file.parts.length };
    },
  };
}

function subjectOf({ withSupplierNames }: Choice, record: ShopRecord | null): string {
  return `${record?.id ?? ''} ${withSupplierNames}`;
}

async function makeSupportFile(
  needs: SupportFileNeeds,
  choice: Choice,
): Promise<{ file: SupportFile; text: string }> {
  const record = needs.record();
  const machine = needs.machine();
  const parts = [
    ...mainParts(needs.state(), record, machine),
    ...(record === null ? [] : await coreParts(needs.core, choice)),
    { name: 'log', text: await needs.lastLogLines() },
  ];
  const mask = maskingAll(record, machine);
  const file = {
    id: shortId(needs.random),
    parts: parts.map(({ name, text }) => ({ name, text: shortened(mask(text)) })),
  };
  return { file, text: textOf(file, momentText(needs.clock.now())) };
}

/** A shop whose data cannot be read is the one that support is asked about. */
async function coreParts(core: SupportFileNeeds['core'], choice: Choice): Promise<SupportPart[]> {
  try {
    return await core.deed('supportParts', choice);
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal';
    return [{ name: 'database', text: `could not be read: ${code}` }];
  }
}

/** Every part is masked, wherever it came from: PINs, and the folder that names the person at the computer. */
function maskingAll(record: ShopRecord | null, { homeFolder }: MachineFacts): (text: string) => string {
  const maskPin = masking(record?.pin ?? '');
  const forms =
    homeFolder.length < SHORTEST_HOME
      ? []
      : [homeFolder, homeFolder.replaceAll('\\', '\\\\'), homeFolder.replaceAll('\\', '/')];
  return (text) => forms.reduce((kept, form) => kept.replaceAll(form, '~'), maskUsualPins(maskPin(text)));
}

/** A home of `/` is in every path and tells nothing. */
const SHORTEST_HOME = 3;

/** Twenty parts of so many letters, each of at most three bytes, are less than 5 MB (ux §4.11). */
const LONGEST_PART = 80_000;

/** Of a long part the end is kept: the newest lines of a log, the last calls. */
function shortened(text: string): string {
  if (text.length <= LONGEST_PART) return text;
  const end = text.slice(-LONGEST_PART);
  return `(what was before is left out)\n${end.slice(end.indexOf('\n') + 1)}`;
}

// Without letters that sound or look like others, or like digits.
const LETTERS = 'ACDEFHJKLMNPRTUVWXY';
const ID_LENGTH = 6;

function shortId(random: Random): string {
  const letter = (): string => LETTERS.charAt(Math.floor(random() * LETTERS.length));
  return Array.from({ length: ID_LENGTH }, letter).join('');
}

/** One readable text: a person can look through it before it leaves the house. */
function textOf({ id, parts }: SupportFile, madeAt: string): string {
  const head = [
    `Sajili support file ${id}`,
    `made ${madeAt}`,
    `holds: ${parts.map(({ name }) => name).join(', ')}`,
    'PINs are masked. The device key and the secrets of the connection are not in it.',
  ];
  return [head.join('\n'), ...parts.map(({ name, text }) => `=== ${name} ===\n${text.trimEnd()}`), ''].join(
    '\n\n',
  );
}
