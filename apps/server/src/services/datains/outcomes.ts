import type { components } from '@omics-portal/api/datains';
import { ApiError } from '../../http/api-error.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { KeyTakenError } from '../../objects/transfer-check.ts';

type State = components['schemas']['OutcomeState'];

/** Outcome of one of many, with the reason where it is not done. */
export interface Outcome {
  state: State;
  message?: string;
}

/**
 * Runs the work for one of many: a refusal becomes its outcome, with a message in the language of an `Accept-Language` header, and
 * any other failure fails all.
 */
export async function outcomeOf<Result extends object>(
  acceptLanguage: string | undefined,
  work: () => Promise<Result>,
): Promise<Outcome & Partial<Result>> {
  try {
    return { state: 'done', ...(await work()) } as Outcome & Partial<Result>;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { state: stateOf(error), message: error.messageIn(preferredLanguage(acceptLanguage)) } as Outcome &
      Partial<Result>;
  }
}

function stateOf(error: ApiError): State {
  if (error instanceof KeyTakenError) return 'conflict';
  if (error.status === 404) return 'missing';
  return error.status === 403 ? 'forbidden' : 'failed';
}
