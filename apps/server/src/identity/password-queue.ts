import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { passwordMatches } from './passwords.ts';

/**
 * Number of simultaneous password hashes. Each occupies a core and a thread of libuv's pool (4 by default), which file reads
 * need as well.
 */
const CONCURRENT_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Maximum queue length; further sign-ins are refused at once. */
const MAX_WAITING = 100;

/** Queue length up to which unknown names are hashed too, so that the response time does not reveal accounts. */
const MAX_WAITING_FOR_UNKNOWN = 8;

/** Queue priorities: browsers that signed in before come first, addresses with many failures last. */
export const PRIORITY = { known: 2, normal: 1, throttled: 0 } as const;

/** Compares a password with a hash; undefined means no account. */
export type ComparePasswords = (password: string, hash: string | undefined) => Promise<boolean>;

/** Password queue: limits simultaneous hashes, so that a burst of sign-ins leaves CPU time and file reads to other requests. */
export class PasswordQueue {
  readonly #queue = new PQueue({ concurrency: CONCURRENT_HASHES });
  readonly #compare: ComparePasswords;
  #lastMs = 100;

  constructor(compare: ComparePasswords = passwordMatches) {
    this.#compare = compare;
  }

  /** True when the next sign-in should be refused. */
  get isFull(): boolean {
    return this.#queue.size >= MAX_WAITING;
  }

  /** Checks a password against a hash. `undefined` (no account) takes the same time and resolves to false. */
  async check(password: string, hash: string | undefined, priority: number): Promise<boolean> {
    if (hash === undefined && this.#queue.size >= MAX_WAITING_FOR_UNKNOWN) return this.pretend();
    const begin = performance.now();
    const matches = await this.#queue.add(() => this.#compare(password, hash), { priority });
    this.#lastMs = performance.now() - begin;
    return matches;
  }

  /** Waits as long as the last check took, without computing a hash. */
  async pretend(): Promise<false> {
    await pause(this.#lastMs);
    return false;
  }
}
