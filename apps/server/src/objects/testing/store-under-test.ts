import { createHash } from 'node:crypto';
import type { ServedStore } from './serve-store.ts';

/** Store under test; set before the first test. */
export interface StoreUnderTest {
  served: ServedStore;
}

/** Digests of a content as the store states them. */
export function digestsOf(content: string | Buffer): { md5: string; sha256: string } {
  const digest = (name: string) => createHash(name).update(content).digest('hex');
  return { md5: digest('md5'), sha256: digest('sha256') };
}
