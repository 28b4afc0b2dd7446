// The reader of archives has its own entry: it includes a library that only folders with archives need.
export { archiveTexts, type ArchivedFile, LargeArchiveError } from './archive/archive-texts';
