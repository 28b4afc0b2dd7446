import type { CartFile } from './cart-file';
import { additions, applyChange, removals, type CartChange, type CartLog } from './cart-log';

/** Maximum number of changes in a log; a longer one is compacted when a page opens. */
const MAX_CHANGES = 200;

/**
 * Cart of one collection: the changes in the log, followed by those of this page that are not stored yet. A change is
 * visible at once and stored asynchronously.
 */
export class CollectionCart {
  readonly collection: string;
  readonly #log: CartLog;
  readonly #onChange: () => void;
  readonly #files = new Map<string, CartFile>();
  #list: readonly CartFile[] | null = [];
  /** Key of the last change of the log that is applied to `#files`. */
  #lastKey = 0;
  #pending: CartChange[] = [];
  #hasFailed = false;
  /** Queue of reads and writes. */
  #queue: Promise<void>;

  constructor(collection: string, log: CartLog, initial: readonly CartFile[], onChange: () => void) {
    this.collection = collection;
    this.#log = log;
    this.#onChange = onChange;
    this.#queue = this.#open();
    log.subscribe(() => void this.#enqueue(() => this.#catchUp()));
    this.add(initial);
  }

  /** Files in the order in which they were added; the same array until a change. */
  get files(): readonly CartFile[] {
    return (this.#list ??= [...this.#files.values()]);
  }

  /** True unless the last changes could not be stored. */
  get isStored(): boolean {
    return !this.#hasFailed;
  }

  /** Resolves once all reads and writes so far have succeeded or failed. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  /** Adds files; returns the new ones. */
  add(files: Iterable<CartFile>): readonly CartFile[] {
    const added: CartFile[] = [];
    for (const file of files) {
      if (!this.#files.has(file.path)) {
        this.#files.set(file.path, file);
        added.push(file);
      }
    }
    this.#store(additions(added));
    return added;
  }

  /** Removes files; returns those that were in the cart. */
  remove(paths: Iterable<string>): readonly CartFile[] {
    const removed: CartFile[] = [];
    for (const path of paths) {
      const file = this.#files.get(path);
      if (file) {
        this.#files.delete(path);
        removed.push(file);
      }
    }
    this.#store(removals(removed.map(({ path }) => path)));
    return removed;
  }

  /** Removes all files, and the changes that led to them. Resolves once they are stored no longer, or the browser has failed. */
  erase(): Promise<void> {
    this.remove([...this.#files.keys()]);
    return this.#enqueue(async () => {
      // A cart that has just been opened has its files only now, and another tab may have added some.
      await this.#catchUp();
      this.#files.clear();
      this.#pending.forEach((change) => applyChange(this.#files, change));
      this.#notify();
      await this.#rewrite();
    });
  }

  /** Stores changes that are applied already. */
  #store(changes: readonly CartChange[]): void {
    if (changes.length === 0) return;
    this.#pending.push(...changes);
    this.#notify();
    void this.#enqueue(() => this.#flush());
  }

  #notify(): void {
    this.#list = null;
    this.#onChange();
  }

  #enqueue(work: () => Promise<unknown>): Promise<void> {
    this.#queue = this.#queue.then(async () => void (await work()));
    return this.#queue;
  }

  async #open(): Promise<void> {
    const changes = await this.#catchUp();
    if (changes > MAX_CHANGES) await this.#rewrite();
  }

  /** Replaces all changes of the log by those that lead to the files of now. */
  async #rewrite(): Promise<void> {
    const shorter: readonly CartChange[] = [{ kind: 'clear' }, ...additions(this.files)];
    const stored = await attempt(() => this.#log.rewrite(this.#lastKey, shorter));
    if (stored) this.#lastKey = stored.last;
  }

  /** Applies the new changes of the log, then again those that are not stored yet. Returns the number of new changes. */
  async #catchUp(): Promise<number> {
    const entries = (await attempt(() => this.#log.readAfter(this.#lastKey))) ?? [];
    const newest = entries.at(-1);
    if (newest) {
      this.#lastKey = newest.key;
      entries.forEach(({ change }) => applyChange(this.#files, change));
      this.#pending.forEach((change) => applyChange(this.#files, change));
      this.#notify();
    }
    return entries.length;
  }

  async #flush(): Promise<void> {
    const count = this.#pending.length;
    if (count === 0) return;
    const stored = await attempt(() => this.#log.append(this.#pending.slice(0, count)));
    if (stored) {
      this.#pending.splice(0, count);
      // Other tabs wrote in between: apply all changes again in the order of the log.
      if (stored.first > this.#lastKey + 1) await this.#catchUp();
      else this.#lastKey = stored.last;
    } else if (this.#files.size === 0 && this.#lastKey === 0) {
      this.#pending = [];
    }
    this.#setFailed(this.#pending.length > 0 && !stored);
  }

  /** Changes that could not be stored stay pending; the next change tries again. */
  #setFailed(hasFailed: boolean): void {
    if (hasFailed === this.#hasFailed) return;
    this.#hasFailed = hasFailed;
    this.#onChange();
  }
}

/** Result of an operation of the storage; undefined if the browser rejects it. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
