import * as v from 'valibot';

/** Search parameters of a collection, unparsed: the screen reads them, reports unreadable ones, and repairs the address. */
export const collectionSearch = v.fallback(v.record(v.string(), v.unknown()), {});

/** Search parameters of a collection, as a router passes them. */
export type CollectionSearch = v.InferOutput<typeof collectionSearch>;
