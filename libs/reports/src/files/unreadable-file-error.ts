/** A file of a report that cannot be used: its address is no storage link, or its content is not what it should be. */
export class UnreadableFileError extends Error {
  readonly reason: 'link' | 'content';

  constructor(reason: 'link' | 'content', what: string) {
    super(`${reason}: ${what}`);
    this.name = 'UnreadableFileError';
    this.reason = reason;
  }
}
