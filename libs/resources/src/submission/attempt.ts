/**
 * Attempt to submit a content. Sending the same content again repeats the attempt, so that the server recognises the
 * key (header Idempotency-Key) and has one effect.
 */
export interface Attempt {
  /** Value of the header Idempotency-Key. */
  readonly key: string;
  /** Fingerprint of the content that was sent. */
  readonly content: string;
  /** Time of the first try, in milliseconds since the epoch. */
  readonly startedTime: number;
}

/** Storage of the last attempt, as part of a draft: an attempt that survives a reload is repeated after it. */
export interface AttemptStore {
  readonly load: () => Attempt | null;
  /** Called before the content is sent, so that a lost response leaves the attempt behind. */
  readonly save: (attempt: Attempt) => void;
  /** Called after the server has confirmed; removes the draft as well. */
  readonly clear: () => void;
}
