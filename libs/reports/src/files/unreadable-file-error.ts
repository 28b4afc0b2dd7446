/** Thrown for a file of a report whose content is invalid. */
export class UnreadableFileError extends Error {
  /** @param path of the first unexpected value, or the name of the file */
  constructor(path: string) {
    super(`Unexpected content: ${path}`);
    this.name = 'UnreadableFileError';
  }
}
