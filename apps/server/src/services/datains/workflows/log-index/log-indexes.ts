import { LogIndex, LONG_PIECE } from './log-index.ts';
import type { LogSource } from './log-source.ts';

/** Bytes of one read. Counting its lines blocks other requests for a few milliseconds. */
const PIECE_BYTES = LONG_PIECE;
/**
 * Time after which a request waits no longer for an index that is being built, in milliseconds, once its first piece was read. A
 * log of some ten megabytes is counted in it; of a longer one the first lines are shown while the rest is counted.
 */
const PATIENCE_MS = 150;
/** Maximum number of cached indexes, of at most about 100 kB each. */
const MAX_LOGS = 64;
/** Indexed bytes that are compared with the log before it is read on. */
const OVERLAP_BYTES = 64;
/** Maximum number of stored bytes of an unfinished last line. */
const MAX_REST_BYTES = 16 * 1024;
/** Number of logs that are read at the same time; others wait. */
const MAX_BUILDS = 4;

/** State of the index of one log. */
export interface IndexedLog {
  readonly index: LogIndex;
  /** Increases when the log was replaced by another one. */
  readonly version: number;
  /** Size of the log at the last read, in bytes. */
  readonly size: number;
  /** First bytes after the index: a last line that has no end yet. */
  readonly rest: Buffer;
}

/** Number of lines of a log, with a last one that has no end yet. */
export function lineCount({ index, rest }: IndexedLog): number {
  return index.lines + (rest.length > 0 && !index.isInLine ? 1 : 0);
}

interface Entry extends IndexedLog {
  /** False until the first read: the size of the log is not known, which must not look like an empty log. */
  measured: boolean;
  index: LogIndex;
  version: number;
  size: number;
  rest: Buffer;
  /** Last indexed bytes. */
  overlap: Buffer;
  /** True when the whole log is indexed and it will not grow. */
  final: boolean;
  building: Promise<void> | undefined;
  /** Called after each piece. */
  readonly watchers: Set<() => void>;
}

/**
 * Indexes of logs (bounded cache). An index is built by reading the log forward, at its first request, and goes on
 * from there at each later request. Requests for the same log share one build.
 */
export class LogIndexes {
  readonly #entries = new Map<string, Entry>();
  readonly #patienceMs: number;
  readonly #waiting: (() => void)[] = [];
  #builds = 0;

  /** `patienceMs`: time that a request waits for more than the first piece. */
  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  /**
   * Index of a log, up to date or as far as it could be built in the meantime, with its first piece at least. The wait ends when
   * `isEnough` holds after a piece: lines that are counted do not wait for those behind them. The piece shows that the log is
   * still the same.
   */
  async of(source: LogSource, isEnough: (log: IndexedLog) => boolean = () => false): Promise<IndexedLog> {
    const entry = this.#entryOf(source.id);
    if (entry.final) return entry;
    entry.building ??= this.#build(source, entry).finally(() => (entry.building = undefined));
    const { building } = entry;
    await new Promise<void>((resolve, reject) => {
      let isLate = false;
      const watch = () => {
        if ((isLate && entry.measured) || isEnough(entry)) resolve();
      };
      const timer = setTimeout(() => {
        isLate = true;
        watch();
      }, this.#patienceMs);
      entry.watchers.add(watch);
      building.then(resolve, reject).finally(() => {
        clearTimeout(timer);
        entry.watchers.delete(watch);
      });
    });
    return entry;
  }

  #entryOf(id: string): Entry {
    const known = this.#entries.get(id);
    this.#entries.delete(id);
    const entry = known ?? newEntry();
    // The map keeps the order of insertion, so that the first one is the least recently used.
    this.#entries.set(id, entry);
    for (const [oldest, { building }] of this.#entries) {
      if (this.#entries.size <= MAX_LOGS) break;
      if (oldest !== id && building === undefined) this.#entries.delete(oldest);
    }
    return entry;
  }

  async #build(source: LogSource, entry: Entry): Promise<void> {
    if (this.#builds >= MAX_BUILDS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#builds += 1;
    try {
      while (await readOn(source, entry)) for (const watch of entry.watchers) watch();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#builds -= 1;
    }
  }
}

function newEntry(): Entry {
  return {
    measured: false,
    index: new LogIndex(),
    version: 0,
    size: 0,
    rest: Buffer.alloc(0),
    overlap: Buffer.alloc(0),
    final: false,
    building: undefined,
    watchers: new Set(),
  };
}

/** Reads the next piece of a log. False when there is none. */
async function readOn(source: LogSource, entry: Entry): Promise<boolean> {
  const { index, overlap } = entry;
  const start = index.bytes - overlap.length;
  const { bytes, size } = await source.read(start, overlap.length + PIECE_BYTES);
  const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A log that is shorter than before, or differs before the position where it goes on, is another log.
  if (size < index.bytes || !piece.subarray(0, overlap.length).equals(overlap)) {
    Object.assign(entry, newEntry(), {
      version: entry.version + 1,
      building: entry.building,
      watchers: entry.watchers,
    });
    return true;
  }
  const added = piece.subarray(overlap.length);
  const reachesEnd = start + piece.length >= size;
  const taken = index.add(added, source.ended && reachesEnd);
  const rest = added.subarray(taken);
  entry.measured = true;
  entry.size = size;
  entry.rest = reachesEnd ? Buffer.from(rest.subarray(0, MAX_REST_BYTES)) : Buffer.alloc(0);
  if (taken > 0)
    entry.overlap = Buffer.from(
      piece.subarray(Math.max(0, overlap.length + taken - OVERLAP_BYTES), overlap.length + taken),
    );
  entry.final = source.ended && index.bytes >= size;
  // An engine may return less than there is; the next request goes on.
  return !reachesEnd && taken > 0;
}
