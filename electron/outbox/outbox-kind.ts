import type { Operation } from '../../shared/authority/operation.ts';
import type { OutboxState } from '../../shared/outbox/outbox-entry.ts';

/** What the authority itself said, verbatim; '' when it said nothing; and when the state was reached (ISO text). */
interface EntryWords {
  resultCode: string;
  message: string;
  at: string;
}

/** One kind of thing that is sent. The outbox knows its bodies as text, never what stands in them. */
export interface OutboxKind {
  /** As it stands in the outbox's rows. */
  kind: string;
  operation: Operation;
  /**
   * Told within the transaction whenever an entry reaches a state: being sent, answered, held, released, given
   * back. A new or replaced entry's state is the answer of `enqueue` instead.
   */
  settled(subjectId: number, revision: number, state: OutboxState, words: EntryWords): void;
  /** Told within the transaction when a person has taken an entry back: nothing of the subject waits any more. */
  takenBack(subjectId: number): void;
}

/** What is to be sent. */
export interface NewEntry {
  kind: string;
  subjectId: number;
  revision: number;
  /** What it is about, in words: an item's name. */
  subject: string;
  /** Frozen: the very text that leaves. */
  body: string;
  operatorName: string;
}

/** What became of sending one revision of a subject. Moments are ISO text. */
export interface SentRevision {
  revision: number;
  /** 'replaced' when a newer revision went in its place. */
  state: OutboxState | 'replaced';
  at: string;
  attempts: number;
  /** Name of the last outcome, '' before the first; 'marked-by-person' when a person said that it is registered. */
  outcome: string;
  resultCode: string;
  message: string;
}

/** The part of the outbox that other domains use; all of it within the caller's transaction. */
export interface OutboxService {
  /**
   * Puts a revision into the outbox. A newer revision replaces the body of a waiting or held entry in its place; it
   * stands behind one that is being sent; one that was refused or has no answer gives way to it. So at most one
   * revision of a subject waits, and a held one stays held until a person releases it.
   * @returns the state of the entry: 'waiting', or 'held'
   */
  enqueue(entry: NewEntry): 'waiting' | 'held';
  /** The same for many subjects of a kind, no subject twice; answers the states in their order. */
  enqueueAll(kind: string, entries: readonly Omit<NewEntry, 'kind'>[]): ('waiting' | 'held')[];
  /** Takes back what is not accepted of a subject, because its newest revision is not to be sent. */
  takeBack(kind: string, subjectId: number): void;
  /**
   * A person wants these subjects sent: what waits goes first, held entries are released, refused and unanswered ones
   * wait again with the same text. Tells which subjects had such an entry.
   */
  sendSubjects(kind: string, subjectIds: readonly number[]): number[];
  /** Holds what waits or was refused of these subjects; tells which had such an entry. */
  holdSubjects(kind: string, subjectIds: readonly number[]): number[];
  /** What became of the revisions of a subject; a revision that was never to be sent has no entry. */
  history(kind: string, subjectId: number): SentRevision[];
  /** The authority's words about a revision; '' when it said nothing. */
  wordsAbout(kind: string, subjectId: number, revision: number): Pick<EntryWords, 'resultCode' | 'message'>;
  /** True while a revision of the subject is being sent, or the last one that left has no clear answer. */
  mayHaveArrived(kind: string, subjectId: number): boolean;
}
