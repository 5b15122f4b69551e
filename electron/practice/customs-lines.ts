import { startOfEastAfricaDay, toEastAfricaDate } from './east-africa-time.ts';
import plans from './seed/customs-lines.json' with { type: 'json' };

/** One line of a customs declaration as the authority sends it (spec §2.9), in the specification's order. */
export interface ImportRow {
  /** Missing in a row that went wrong on its way. */
  taskCd: string | null;
  dclDe: string;
  itemSeq: number;
  dclNo: string;
  hsCd: string;
  itemNm: string;
  imptItemsttsCd: string;
  orgnNatCd: string;
  exptNatCd: string;
  pkg: number;
  pkgUnitCd: string | null;
  qty: number;
  qtyUnitCd: string;
  totWt: number;
  netWt: number;
  spplrNm: string;
  agntNm: string;
  invcFcurAmt: number;
  invcFcurCd: string;
  invcFcurExcrt: number;
}

/** A line with the moment it changed last, in epoch milliseconds. */
export interface CustomsLine {
  row: ImportRow;
  changedAt: number;
}

/** The lines that customs knows at a branch's first look. They are made up, in the shapes that live answers have. */
export function linesAtFirstLook(at: number): CustomsLine[] {
  return plans.firstLook.map((plan) => customsLine(plan, at));
}

/** The line that arrives as the nth later one (from 0); null when there are no more. */
export function laterLine(index: number, at: number): CustomsLine | null {
  const plan = plans.laterLooks[index];
  return plan === undefined ? null : { ...customsLine(plan, at), changedAt: at };
}

/** A line before it has a date: days are counted back from the look that finds it, so that practice is never stale. */
type LinePlan = (typeof plans.firstLook)[number];

const DAY = 24 * 60 * 60 * 1000;
const OFFICE_OPENS = 9 * 60 * 60 * 1000;

function customsLine(plan: LinePlan, at: number): CustomsLine {
  const { daysBefore, dclDe: form, task, office, dclNo, itemSeq, hsCd, itemNm, status, ...amounts } = plan;
  const declaredAt = startOfEastAfricaDay(at) - daysBefore * DAY;
  const day = toEastAfricaDate(declaredAt);
  const dated = form !== '-1';
  const row: ImportRow = {
    taskCd: dated ? `${day}${task}` : task,
    dclDe: declarationDate(day, form),
    itemSeq,
    dclNo: dated ? `${day.slice(2, 4)}${office}IM${dclNo}` : dclNo,
    hsCd,
    itemNm,
    imptItemsttsCd: status,
    ...amounts,
  };
  return { row, changedAt: declaredAt + OFFICE_OPENS };
}

/** Live answers write the day first, some the year first as the specification says, and some '-1' for no date. */
function declarationDate(day: string, form: string): string {
  if (form === 'DDMMYYYY') return `${day.slice(6)}${day.slice(4, 6)}${day.slice(0, 4)}`;
  return form === 'YYYYMMDD' ? day : form;
}
