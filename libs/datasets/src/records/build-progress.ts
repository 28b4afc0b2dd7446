import { HttpError } from '@omics-portal/api';
import type { UseQueryResult } from '@tanstack/react-query';

/** Done share of the index that the shown page waits for; undefined while it waits for none. */
export function buildProgress({
  failureReason,
  isPending,
  isPlaceholderData,
}: Pick<UseQueryResult, 'failureReason' | 'isPending' | 'isPlaceholderData'>): number | undefined {
  const isWaiting = isPending || isPlaceholderData;
  return isWaiting && failureReason instanceof HttpError ? failureReason.progress : undefined;
}
