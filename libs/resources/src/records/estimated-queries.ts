import { isObject } from '@omics-portal/api';
import type { Query } from '@tanstack/react-query';
import { RECORDS_KEY } from './records-key';

/** Interval in milliseconds in which estimates are requested again until they are exact. */
export const ESTIMATES_POLL_MS = 5000;

/** Filter of the queries of collections that a screen shows. */
export const SHOWN_RECORD_QUERIES = { queryKey: RECORDS_KEY, type: 'active' } as const;

/** True for a query of counts that are estimates. */
export function isEstimated({ state: { data } }: Pick<Query, 'state'>): boolean {
  return isObject(data) && data.isEstimated === true;
}
