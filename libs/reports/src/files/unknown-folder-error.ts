/** Error of a submission: the chosen project has no results, or none that the server lists. */
export class UnknownFolderError extends Error {
  override readonly name = 'UnknownFolderError';
}
