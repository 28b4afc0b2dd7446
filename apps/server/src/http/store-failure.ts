/** Reason of a failure of the object store: it does not answer, refuses this server, or has no space left. */
export type StoreFailureKind = 'away' | 'refused' | 'full';

/** Options of a {@link StoreFailure}. */
export interface StoreFailureOptions extends ErrorOptions {
  /** The store's own words or code; the message without them. */
  readonly detail?: string;
}

/** Failure of an object store on another machine, which its operator can correct. `message` is for the log. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  /** Reason in the words of the store, without its address: readers quote it as a technical detail. */
  readonly detail: string;

  constructor(
    readonly kind: StoreFailureKind,
    message: string,
    { detail = message, ...options }: StoreFailureOptions = {},
  ) {
    super(message, options);
    this.detail = detail;
  }
}
