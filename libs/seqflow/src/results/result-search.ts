import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.fallback(v.optional(v.string()), undefined);

/** Search parameters of a list of results: filters, order, page, and the link of the file whose preview is open. */
const resultSearch = v.object({
  name: text,
  file: text,
  type: text,
  sort: text,
  open: text,
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
});

/** Filters, order, page and open file of a list of results. */
export type ResultSearch = v.InferOutput<typeof resultSearch>;

/** Search of a list of results from any search parameters; invalid ones are left out. */
export function readResultSearch(search: unknown): ResultSearch {
  return v.parse(resultSearch, typeof search === 'object' && search !== null ? search : {});
}

/** Search of a list of results from one text, which `writeResultText` has written. */
export function readResultText(search: string | undefined): ResultSearch {
  const entries = [...new URLSearchParams(search ?? '')].map(([key, value]) => [
    key,
    key === 'page' || key === 'perPage' ? Number(value) : value,
  ]);
  return readResultSearch(Object.fromEntries(entries));
}

/** One text for a search of a list of results; undefined for one without filters. */
export function writeResultText(search: ResultSearch): string | undefined {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? undefined : new URLSearchParams(entries).toString();
}
