import * as v from 'valibot';

/** Search parameters of a comparison of reports. */
export interface ReportComparisonSearch {
  /** Ids of the reports, separated by commas, in the order of the columns. */
  readonly reports?: string | undefined;
  /** True: rows in which all reports agree are hidden. */
  readonly differences?: true | undefined;
  /** Kind of the compared curves; the first one without it, and for one that the reports do not have. */
  readonly curve?: string | undefined;
}

const MAX_KIND_LENGTH = 100;

const comparisonSearch = v.object({
  reports: v.fallback(v.optional(v.string()), undefined),
  differences: v.fallback(v.optional(v.literal(true)), undefined),
  // The kinds are in the code of the charts, which the first load of each page does not have.
  curve: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_KIND_LENGTH))), undefined),
});

/** Reads the search parameters of an address, valid or not. */
export function readComparisonSearch(search: unknown): ReportComparisonSearch {
  const read = v.safeParse(comparisonSearch, search);
  return read.success ? read.output : {};
}

/** Ids of the reports to compare, each once, in their order. May be more than the screen can show. */
export function comparedIds({ reports = '' }: ReportComparisonSearch): string[] {
  const ids = reports.split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '');
}
