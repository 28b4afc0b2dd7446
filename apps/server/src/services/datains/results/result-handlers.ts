import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { listResults } from './list-results.ts';

/** Handlers of the result files of jobs. */
export function resultHandlers(dependencies: Dependencies) {
  return {
    listResults: signedIn(async ({ caller, query }) => ({
      status: 200,
      body: await listResults(dependencies, caller, query),
    })),
  } satisfies Partial<OperationHandlers<operations>>;
}
