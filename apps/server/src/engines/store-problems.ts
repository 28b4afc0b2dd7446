import { StoreFailure, type StoreFailureKind } from '../http/store-failure.ts';
import { failure, type CodedFailure } from './run-failure.ts';

/** English line of a kind of failure, and its codes: of results that cannot be stored, and of a run that waits for the store. */
interface StoreProblem {
  readonly line: string;
  readonly results: 'run.results-store-away' | 'run.results-store-refused';
  readonly waiting: 'engine.store-away' | 'engine.store-refused';
}

/** A full store is none of these: its run waits, as it does for a full disk. */
const STORE_PROBLEMS: Readonly<Record<Exclude<StoreFailureKind, 'full'>, StoreProblem>> = {
  away: {
    line: 'the object store of the server does not answer',
    results: 'run.results-store-away',
    waiting: 'engine.store-away',
  },
  refused: {
    line: 'the object store of the server refuses its requests',
    results: 'run.results-store-refused',
    waiting: 'engine.store-refused',
  },
};

/** Failure of a run whose results could not be stored, by its error. Words of a foreign store are a parameter of the sentence. */
export function resultsNotStored(error: unknown): CodedFailure {
  const found = storeProblemOf(error);
  if (found) {
    const { line, results, reason } = found;
    return failure(`The results could not be stored: ${line} (${reason}).`, results, { reason });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return failure(`The results could not be stored: ${reason}`, 'run.results-not-stored', { reason });
}

/** Silence about a run that waits for the object store; undefined for the error of something else. */
export function storeSilence(error: unknown): CodedFailure | undefined {
  const found = storeProblemOf(error);
  if (!found) return undefined;
  const { line, waiting, reason } = found;
  return failure(`${line[0]?.toUpperCase()}${line.slice(1)} (${reason}).`, waiting, { reason });
}

function storeProblemOf(error: unknown): (StoreProblem & { readonly reason: string }) | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof StoreFailure && each.kind !== 'full')
      return { ...STORE_PROBLEMS[each.kind], reason: each.detail };
  }
  return undefined;
}
