import type { ListRequest } from '../object-store.ts';

/** Time for which positions are used, in milliseconds: others write to the store too. */
const VALID_MS = 30_000;
/** Number of listings whose positions are in memory. */
const MAX_LISTINGS = 100;

/** Position in a listing from which it can go on. */
export interface ListingPosition {
  /** Number of entries before it. */
  index: number;
  /** Token of the store that continues there; undefined at the start. */
  token: string | undefined;
}

/** Positions in one listing by key, at the starts of the batches of the store. */
export class KnownListing {
  readonly #positions: ListingPosition[] = [{ index: 0, token: undefined }];
  /** Time of the first request, in milliseconds. */
  readonly began: number;
  /** Number of all entries; undefined until a listing came to the end. */
  total: number | undefined;

  constructor(began: number) {
    this.began = began;
  }

  /** Last position at or before an entry. */
  before(index: number): ListingPosition {
    return this.#positions.findLast((position) => position.index <= index) ?? START;
  }

  /** Furthest position. */
  last(): ListingPosition {
    return this.#positions.at(-1) ?? START;
  }

  /** Adds a position beyond the furthest one; others are known. */
  add(position: ListingPosition): void {
    if (position.index > this.last().index) this.#positions.push(position);
  }
}

const START: ListingPosition = { index: 0, token: undefined };

/**
 * Positions in recent listings, so that a page far down a large folder needs no keys of the pages before it. The first page
 * reads everything again, as a refresh does.
 */
export class ListingPositions {
  readonly #listings = new Map<string, KnownListing>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Known positions of a listing; without any for the first page, and for a listing that is not known or too old. */
  of({ bucket, prefix, delimiter, page }: ListRequest): KnownListing {
    const name = JSON.stringify([bucket, prefix, delimiter]);
    const known = this.#listings.get(name);
    if (known !== undefined && page > 1 && this.#now() - known.began < VALID_MS) return known;
    const listing = new KnownListing(this.#now());
    this.#listings.delete(name);
    this.#listings.set(name, listing);
    const [oldest] = this.#listings.keys();
    if (this.#listings.size > MAX_LISTINGS && oldest !== undefined) this.#listings.delete(oldest);
    return listing;
  }

  /** Makes a change of objects and then forgets all positions, also where the change fails half-way. */
  async forgetAfter<Result>(change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } finally {
      this.#listings.clear();
    }
  }
}
