import type { Attempt, AttemptStore } from './attempt';
import { fingerprintOf } from './fingerprint';

/** Options of {@link createSubmitOnce}. */
export interface SubmitOnceOptions {
  readonly attempts: AttemptStore;
  /** Creates a UUID. */
  readonly newId: () => string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Sends a content under an attempt; see {@link createSubmitOnce}. */
export type SubmitOnce<Result> = (
  content: unknown,
  send: (attempt: Attempt) => Promise<Result>,
) => Promise<Result>;

/**
 * Creates the submission of one form, which has one effect on the server:
 *
 * - A second press while the content is under way, or after it was confirmed, returns the first response.
 * - A retry of the same content, also after a reload, repeats the stored attempt, and the server recognises its key.
 * - Changed content is a new attempt.
 *
 * Create it once for each form that is filled in; a form that starts again needs a new one.
 */
export function createSubmitOnce<Result>({
  attempts,
  newId,
  now = Date.now,
}: SubmitOnceOptions): SubmitOnce<Result> {
  let latest: { readonly fingerprint: string; readonly result: Promise<Result> } | null = null;

  const start = async (attempt: Attempt, send: (attempt: Attempt) => Promise<Result>) => {
    try {
      const result = await send(attempt);
      // Content that was submitted meanwhile has stored its own attempt, which must stay.
      if (attempts.load()?.key === attempt.key) {
        attempts.clear();
      }
      return result;
    } catch (error) {
      latest = latest?.fingerprint === attempt.content ? null : latest;
      throw error;
    }
  };

  return (content, send) => {
    const fingerprint = fingerprintOf(content);
    if (latest?.fingerprint === fingerprint) {
      return latest.result;
    }
    const last = attempts.load();
    const attempt =
      last?.content === fingerprint ? last : { key: newId(), content: fingerprint, startedTime: now() };
    attempts.save(attempt);
    const result = start(attempt, send);
    latest = { fingerprint, result };
    return result;
  };
}
