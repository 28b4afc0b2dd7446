import type { CartFile } from './cart-file';
import { additions, applyChange, removals, type CartChange, type CartLog } from './cart-log';

/** A log of this many changes is written anew, shorter, when a page opens. */
const LONG_LOG = 200;

/**
 * The files of one collection: what the log says, and on top of it what this page did and the log has not taken yet. A
 * change shows at once and is kept a moment later.
 */
export class CartShelf {
  readonly collection: string;
  readonly #log: CartLog;
  readonly #onChange: () => void;
  readonly #files = new Map<string, CartFile>();
  #list: readonly CartFile[] | null = [];
  /** The key up to which the log is in `#files`. */
  #seen = 0;
  #pending: CartChange[] = [];
  #refused = false;
  /** Reading and writing, one after another. */
  #work: Promise<void>;

  constructor(collection: string, log: CartLog, before: readonly CartFile[], onChange: () => void) {
    this.collection = collection;
    this.#log = log;
    this.#onChange = onChange;
    this.#work = this.#open();
    log.subscribe(() => void this.#enqueue(() => this.#catchUp()));
    this.add(before);
  }

  /** In the order in which they were put in; the same array until something changes. */
  get files(): readonly CartFile[] {
    return (this.#list ??= [...this.#files.values()]);
  }

  /** False when the browser refused to keep the last changes. */
  get isKept(): boolean {
    return !this.#refused;
  }

  /** Fulfilled once everything up to now is read and kept, or was refused. */
  get settled(): Promise<void> {
    return this.#work;
  }

  /** Puts files in and gives back those that were new. */
  add(files: Iterable<CartFile>): readonly CartFile[] {
    const added: CartFile[] = [];
    for (const file of files) {
      if (!this.#files.has(file.path)) {
        this.#files.set(file.path, file);
        added.push(file);
      }
    }
    this.#keep(additions(added));
    return added;
  }

  /** Takes files out and gives back those that were in. */
  remove(paths: Iterable<string>): readonly CartFile[] {
    const removed: CartFile[] = [];
    for (const path of paths) {
      const file = this.#files.get(path);
      if (file) {
        this.#files.delete(path);
        removed.push(file);
      }
    }
    this.#keep(removals(removed.map(({ path }) => path)));
    return removed;
  }

  /** Changes that are done already, to be written. */
  #keep(changes: readonly CartChange[]): void {
    if (changes.length === 0) return;
    this.#pending.push(...changes);
    this.#tell();
    void this.#enqueue(() => this.#flush());
  }

  #tell(): void {
    this.#list = null;
    this.#onChange();
  }

  #enqueue(work: () => Promise<unknown>): Promise<void> {
    this.#work = this.#work.then(async () => void (await work()));
    return this.#work;
  }

  async #open(): Promise<void> {
    const changes = await this.#catchUp();
    if (changes <= LONG_LOG) return;
    const shorter: readonly CartChange[] = [{ kind: 'clear' }, ...additions(this.files)];
    const kept = await attempt(() => this.#log.rewrite(this.#seen, shorter));
    if (kept) this.#seen = kept.last;
  }

  /**
   * Takes in what other tabs wrote, and says how many changes that were. What this page did and is not kept yet stays on
   * top.
   */
  async #catchUp(): Promise<number> {
    const entries = (await attempt(() => this.#log.readAfter(this.#seen))) ?? [];
    const newest = entries.at(-1);
    if (newest) {
      this.#seen = newest.key;
      entries.forEach(({ change }) => applyChange(this.#files, change));
      this.#pending.forEach((change) => applyChange(this.#files, change));
      this.#tell();
    }
    return entries.length;
  }

  async #flush(): Promise<void> {
    const count = this.#pending.length;
    if (count === 0) return;
    const kept = await attempt(() => this.#log.append(this.#pending.slice(0, count)));
    if (kept) {
      this.#pending.splice(0, count);
      // Others wrote in between: all are done once more in the order of the log, these included.
      if (kept.first > this.#seen + 1) await this.#catchUp();
      else this.#seen = kept.last;
    } else if (this.#files.size === 0 && this.#seen === 0) {
      this.#pending = [];
    }
    this.#tellRefusal(this.#pending.length > 0 && !kept);
  }

  /** What was refused stays here, and is offered again with the next change. */
  #tellRefusal(refused: boolean): void {
    if (refused === this.#refused) return;
    this.#refused = refused;
    this.#onChange();
  }
}

/** Undefined for what the browser refuses. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
