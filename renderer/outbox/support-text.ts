import { masking, maskUsualPins } from '../../shared/files/mask-pin.ts';
import type { OutboxDetail } from '../../shared/outbox/outbox-entry.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';

/**
 * An entry as a supporter needs it, line by line and in English: where it stands, every attempt, the authority's words
 * and the very text that is sent. Taxpayers' PINs are masked; the key was never part of it.
 */
export function supportText({ entry, attempts, body }: OutboxDetail, program: ProgramState): string {
  const { version, runsOn, shop } = program;
  const lines = [
    `Sajili ${version} (${runsOn})`,
    `Shop: ${shop?.environment ?? ''} ${shop?.pin ?? ''} ${shop?.branchId ?? ''}`,
    `Item: ${entry.subject} (${entry.itemId}, version ${entry.revision})`,
    `State: ${entry.state} since ${entry.changedAt}, saved ${entry.createdAt}`,
    `Outcome: ${[entry.outcome, entry.resultCode, entry.message].filter(Boolean).join(' | ')}`,
    `Attempts: ${entry.attempts}`,
    ...attempts.map((attempt) => `- ${attemptLine(attempt)}`),
    `Sent: ${body}`,
  ];
  return maskUsualPins(masking(shop?.pin ?? '')(lines.join('\n')));
}

function attemptLine(attempt: OutboxDetail['attempts'][number]): string {
  const { startedAt, endedAt, outcome, resultCode, message } = attempt;
  return [`${startedAt} to ${endedAt ?? 'now'}`, outcome, resultCode, message].filter(Boolean).join(' | ');
}
