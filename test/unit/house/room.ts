/** One room of the house: its files, and where they may import from. */
export interface Room {
  /** Files that live here: the longest matching start wins. */
  at: string;
  /** What they may import: starts of project paths, `npm:NAME` or `node:NAME`. */
  may: readonly string[];
  why: string;
}
