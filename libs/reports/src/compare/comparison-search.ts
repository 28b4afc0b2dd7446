import * as v from 'valibot';

/** Search parameters of a comparison of reports. */
export interface ReportComparisonSearch {
  /** Ids of the reports, separated by commas, in the order of the columns. */
  readonly reports?: string | undefined;
  /** True: rows in which all reports agree are hidden. */
  readonly differences?: true | undefined;
}

const comparisonSearch = v.object({
  reports: v.fallback(v.optional(v.string()), undefined),
  differences: v.fallback(v.optional(v.literal(true)), undefined),
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
