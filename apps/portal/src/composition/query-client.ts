import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError, ResponseShapeError, TimeoutError } from '@omics-portal/api';
import { isLoginRefusal } from '@omics-portal/auth';
import type { Notices } from './notices';

const MAX_RETRIES = 2;
const STALE_MS = 30_000;

/**
 * Whether a failed call is tried again: only a failure that may pass by itself. A refusal stays a refusal, a wrong shape
 * stays wrong, and whoever has waited for the whole time limit is told so and decides.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof HttpError && error.status < 500 && error.status !== 408;
  const final = error instanceof TimeoutError || error instanceof ResponseShapeError;
  return !refused && !final && failures < MAX_RETRIES;
}

/** The notices that the specification asks for whichever call failed; anything else is the caller's business. */
export function noticeFailure(notices: Pick<Notices, 'forbidden' | 'unauthorized'>, error: unknown): void {
  if (!(error instanceof HttpError)) {
    return;
  }
  if (error.status === 403) {
    notices.forbidden(error.message);
  }
  if (error.status === 401 && !isLoginRefusal(error.body)) {
    notices.unauthorized();
  }
}

/** The cache of what the servers own. */
export function createPortalQueryClient(notices: Pick<Notices, 'forbidden' | 'unauthorized'>): QueryClient {
  const onError = (error: unknown) => noticeFailure(notices, error);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A server on this machine or in the laboratory answers without the internet that browsers look for.
      queries: { retry: mayRetry, staleTime: STALE_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
