import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.fallback(v.optional(v.string()), undefined);

/** Search parameters of a list of results: filters, order, and the link of the file whose preview is open. */
export const resultListEntries = { name: text, file: text, type: text, sort: text, open: text };

/** Search parameters of the results of all projects. */
export const resultSearch = v.object({
  ...resultListEntries,
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
});

/** Filters, order, page and open file of a list of results. */
export type ResultSearch = v.InferOutput<typeof resultSearch>;
