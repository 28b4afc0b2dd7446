/**
 * One attempt to submit a content. Sending the same content again reuses the key, so that the server recognises the
 * repetition (header Idempotency-Key) and has one effect.
 */
export interface Attempt {
  /** Value of the header Idempotency-Key. */
  readonly key: string;
  /** The content that was sent, or a fingerprint of it. */
  readonly content: string;
  /** Time of the first try, in milliseconds since the epoch. */
  readonly startedTime: number;
}

/** Attempt for a content: the last one if the content is the same, otherwise a new one. */
export function attemptFor(last: Attempt | null, content: string, newId: () => string, now: number): Attempt {
  return last?.content === content ? last : { key: newId(), content, startedTime: now };
}
