import type { ObjectLocation } from './storage-link.ts';

/** Content that is stored later, and can be read until then: what was written when it was found. */
export interface GrowingObject {
  /** Bytes. */
  size: number;
  /** Reads the content piece by piece. */
  pieces(): AsyncIterable<Uint8Array>;
}

/** Finds the content that is stored at a location later; undefined if there is none. */
export type FindGrowing = (location: ObjectLocation) => Promise<GrowingObject | undefined>;
