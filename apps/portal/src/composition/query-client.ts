import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError, ResponseShapeError, TimeoutError } from '@omics-portal/api';
import { isLoginRefusal } from '@omics-portal/auth';
import type { Notices } from './notices';

const MAX_RETRIES = 2;
const STALE_MS = 30_000;

type FailureNotices = Pick<Notices, 'forbidden' | 'unauthorized' | 'failed'>;

/** True for a refusal that passes: there were too many requests. */
function isBusy(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429;
}

/** True while the server builds the index that a request needs. */
function waitsForIndex(error: unknown): boolean {
  return 'progress' in Object((error as Partial<HttpError>).body);
}

/**
 * True if a failed request is repeated: only a failure that may be temporary, and one that waits for an index until that is there. A
 * refusal or an invalid response would only repeat itself, and after a timeout the user decides.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof HttpError && error.status < 500 && error.status !== 408 && !isBusy(error);
  const final = error instanceof TimeoutError || error instanceof ResponseShapeError;
  return !refused && !final && (failures < MAX_RETRIES || waitsForIndex(error));
}

/** Shows the notices that the specification requires for any failed request; callers report other failures. */
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

/** Creates the cache of server state. */
export function createPortalQueryClient(notices: FailureNotices): QueryClient {
  const onError = (error: unknown) => noticeFailure(notices, error);
  const retryDelay = (failures: number, error: unknown) => {
    if (!isBusy(error)) {
      // A request that waits for an index has more failures than others.
      return 1000 * 2 ** Math.min(failures, MAX_RETRIES);
    }
    notices.failed(error.message);
    return 1000 * error.retryAfter;
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A server on this machine or in the local network is reachable while the browser reports to be offline.
      queries: { retry: mayRetry, retryDelay, staleTime: STALE_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
