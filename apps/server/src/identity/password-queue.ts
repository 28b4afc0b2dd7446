import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { passwordMatches } from './passwords.ts';

/**
 * Password hashes that are computed at the same time. Each one takes a thread of libuv's pool (4 by default), which file
 * reads need as well, and a whole core.
 */
const CONCURRENT_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Sign-ins that wait for a hash; with more than this the next is refused at once. */
const MAX_WAITING = 100;

/** Made-up names are hashed, so that the time of the answer does not tell them from accounts, while the queue is shorter than this. */
const MAX_WAITING_FOR_MADE_UP = 8;

/** Who is checked first: browsers that signed in before, then addresses without many failures. */
export const PRIORITY = { known: 2, normal: 1, braked: 0 } as const;

/** Compares a password with a hash; undefined is no account. */
export type ComparePasswords = (password: string, hash: string | undefined) => Promise<boolean>;

/** Compares passwords a few at a time, so that a burst of sign-ins leaves processor and file reads to the others. */
export class PasswordQueue {
  readonly #queue = new PQueue({ concurrency: CONCURRENT_HASHES });
  readonly #compare: ComparePasswords;
  #lastMs = 100;

  constructor(compare: ComparePasswords = passwordMatches) {
    this.#compare = compare;
  }

  /** Whether so many sign-ins wait that the next is better refused. */
  get isFull(): boolean {
    return this.#queue.size >= MAX_WAITING;
  }

  /** Whether the password belongs to the hash; `undefined` (no account) is answered in the same time, with false. */
  async check(password: string, hash: string | undefined, priority: number): Promise<boolean> {
    if (hash === undefined && this.#queue.size >= MAX_WAITING_FOR_MADE_UP) return this.pretend();
    const begin = performance.now();
    const matches = await this.#queue.add(() => this.#compare(password, hash), { priority });
    this.#lastMs = performance.now() - begin;
    return matches;
  }

  /** Waits as long as the last check took, without its work. */
  async pretend(): Promise<false> {
    await pause(this.#lastMs);
    return false;
  }
}
