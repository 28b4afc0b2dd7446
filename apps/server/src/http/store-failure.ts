/** Reason of a failure of the object store: it does not answer, refuses this server, or has no space left. */
export type StoreFailureKind = 'away' | 'refused' | 'full';

/** Failure of an object store on another machine, which its operator can correct. `message` is for the log. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';

  constructor(
    readonly kind: StoreFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
