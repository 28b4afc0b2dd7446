import type { components } from '@omics-portal/api/dataseq';
import { compareTexts } from './read-index/compare-texts.ts';
import type { RecordCount } from './records.ts';

/** Order of the counts of a facet, such as `total:desc`. */
export type FacetOrder = NonNullable<components['schemas']['FacetRequest']['order']>;

/** Part of a facet's counts: their order and range, and whether Unknown is left out. */
export interface FacetRange {
  order: FacetOrder;
  offset: number;
  limit: number;
  known: boolean;
}

/** One page of the counts of a facet. */
export interface FacetPage {
  /** Number of distinct values, with Unknown unless it is left out. */
  distinct: number;
  /** Total of Unknown. */
  unknown: number;
  counts: RecordCount[];
}

/** Page of all counts of a facet. Equal ones are in the order of their values. */
export function pageOfCounts(
  counts: readonly RecordCount[],
  { order, offset, limit, known }: FacetRange,
): FacetPage {
  const unknown = counts.find(({ _id: value }) => value === null)?.total ?? 0;
  const listed = known ? counts.filter(({ _id: value }) => value !== null) : [...counts];
  const [key, direction] = order.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const byKey = (left: RecordCount, right: RecordCount) =>
    key === 'value' ? compareKnown(left, right, sign) : sign * (numberOf(left, key) - numberOf(right, key));
  listed.sort((left, right) => byKey(left, right) || compareKnown(left, right, 1));
  return { distinct: listed.length, unknown, counts: listed.slice(offset, offset + limit) };
}

function numberOf(count: RecordCount, key: string | undefined): number {
  return key === 'sum' ? (count.sum ?? 0) : count.total;
}

/** Numbers by size, then texts and booleans by code point, reversed by a negative sign; Unknown is last. */
function compareKnown({ _id: left }: RecordCount, { _id: right }: RecordCount, sign: number): number {
  const byRank = rankOf(left) - rankOf(right);
  if (rankOf(left) === UNKNOWN_RANK || rankOf(right) === UNKNOWN_RANK) return byRank;
  if (byRank !== 0) return sign * byRank;
  if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
  // A boolean precedes an equal text.
  const byText = compareTexts(String(left), String(right));
  return sign * (byText || Number(typeof left === 'string') - Number(typeof right === 'string'));
}

const UNKNOWN_RANK = 2;

function rankOf(value: RecordCount['_id']): number {
  if (value === null) return UNKNOWN_RANK;
  return typeof value === 'number' ? 0 : 1;
}
