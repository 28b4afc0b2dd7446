import { HttpError, isObject } from '@omics-portal/api';
import type { UseQueryResult } from '@tanstack/react-query';

/** Done share of the index that the shown page waits for, from 0 to 1; undefined while it waits for none. */
export function buildProgress({
  failureReason,
  isPending,
  isPlaceholderData,
}: Pick<UseQueryResult, 'failureReason' | 'isPending' | 'isPlaceholderData'>): number | undefined {
  const isWaiting = isPending || isPlaceholderData;
  if (!isWaiting || !(failureReason instanceof HttpError) || !isObject(failureReason.body)) return undefined;
  const { progress } = failureReason.body;
  return typeof progress === 'number' ? progress : undefined;
}
