import { type DeclarationDate, readDeclarationDate } from '../../shared/time/declaration-date.ts';
import { fieldsNamedIn } from '../../shared/authority/named-fields.ts';
import type { FieldProblem, Outcome, OutcomeName } from '../../shared/authority/outcome.ts';
import type { DataOf, WireImportRow } from '../../shared/authority/wire.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';

/** The one line that the command prints, in the spec's field names. */
export interface Report {
  outcome: OutcomeName;
  /** Null when the answer had none. */
  resultCode: string | null;
  /** The authority's text, verbatim; null when it said nothing. */
  message: string | null;
  data: unknown;
  problems: FieldProblem[];
}

/** What an outcome is reported as. Where the authority said nothing, the one problem says what happened. */
export function reportOf(outcome: Outcome<DataOf[keyof DataOf]>): Report {
  return {
    outcome: outcome.is,
    resultCode: 'resultCode' in outcome && outcome.resultCode !== '' ? outcome.resultCode : null,
    message: 'message' in outcome ? outcome.message : null,
    data: outcome.is === 'success' ? inSpecNames(outcome.data) : null,
    problems: problemsOf(outcome),
  };
}

/** A report for what never left. */
export function notSent(problems: FieldProblem[]): Report {
  return { outcome: 'not-sent', resultCode: null, message: null, data: null, problems };
}

/** A problem of the whole request or answer. */
export function generalProblem(what: string, field = ''): FieldProblem {
  return { field, row: null, what };
}

/** True for the outcomes that are good news. */
export function isGood(report: Report): boolean {
  return report.outcome === 'success' || report.outcome === 'nothing-new';
}

function inSpecNames(data: DataOf[keyof DataOf]): unknown {
  if (data === null) return null;
  if ('classes' in data) return { clsList: data.classes };
  if ('rows' in data) return { itemList: data.rows.map(withDate) };
  return { info: data };
}

/** The raw text stays; beside it stands the date that it means, YYYY-MM-DD or null (domain §6). */
function withDate(row: WireImportRow): WireImportRow & { declarationDate: string | null } {
  const date: DeclarationDate = readDeclarationDate(row.dclDe);
  return { ...row, declarationDate: date.is === 'date' ? date.iso : null };
}

function problemsOf(outcome: Outcome<unknown>): FieldProblem[] {
  switch (outcome.is) {
    case 'success':
    case 'not-sent':
      return outcome.problems;
    case 'never-connected':
    case 'no-answer':
      return [generalProblem(`${outcome.cause}: ${outcome.detail}`)];
    case 'asked-to-wait':
      return [generalProblem(`wait ${outcome.waitSeconds} seconds, HTTP ${outcome.httpStatus}`)];
    case 'unreadable':
      return [generalProblem(`${outcome.detail}, HTTP ${outcome.httpStatus}`)];
    case 'cancelled':
      return [generalProblem(outcome.mayHaveArrived ? 'the request may have arrived' : 'nothing was sent')];
    case 'refused':
      return fieldsNamedIn(outcome.message);
    case 'nothing-new':
    case 'no-key':
    case 'not-us':
      return [];
    default:
      return assertNever(outcome);
  }
}
