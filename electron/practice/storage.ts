/** Where the practice authority keeps what it has accepted: lines of text, only ever added at the end. */
export interface PracticeStorage {
  /** Every whole line, oldest first. Asked for once, before the first line is added. */
  read(): Promise<string[]>;
  /** Adds a line; resolves when it is safe from a stop of the program or of the computer. */
  append(line: string): Promise<void>;
  close(): Promise<void>;
}

/** A storage that lives as long as its object: for tests, and for practising without a file. */
export function memoryStorage(): PracticeStorage {
  const lines: string[] = [];
  return {
    read: () => Promise.resolve([...lines]),
    append: (line) => {
      lines.push(line);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
