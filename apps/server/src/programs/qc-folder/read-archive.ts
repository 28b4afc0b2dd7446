import { type InputFile, type InputProblem } from '@omics-portal/qc-inputs';
import { archiveTexts, LargeArchiveError } from '@omics-portal/qc-inputs/archive';
import { HEAD_BYTES, isWanted } from './wanted-file.ts';

/** Largest archive that is unpacked, and largest size of all texts in one; of a tar archive, of all that it unpacks to. */
export const MAX_ARCHIVE_BYTES = 50_000_000;

/** Files at a path that a report reads, or the problem that prevents it. */
export interface ReadCandidate {
  readonly files: readonly InputFile[];
  readonly problem?: InputProblem;
}

/**
 * Texts of an archive that a reader takes. A broken archive has a problem instead, as has one whose texts unpack to more than the
 * limit.
 */
export function readArchive(path: string, bytes: Uint8Array, also?: RegExp): ReadCandidate {
  try {
    const texts = archiveTexts(path, bytes, MAX_ARCHIVE_BYTES);
    return { files: texts.filter((file) => isWanted(file.path, file.text.slice(0, HEAD_BYTES), also)) };
  } catch (error) {
    return error instanceof LargeArchiveError
      ? largeFile(path, MAX_ARCHIVE_BYTES)
      : { files: [], problem: { ...wholeFile(path), code: 'broken-archive', params: {} } };
  }
}

/** Result for a file that is above a limit in bytes. */
export function largeFile(path: string, limit: number): ReadCandidate {
  return {
    files: [],
    problem: { ...wholeFile(path), code: 'large-file', params: { limit: limit / 1_000_000 } },
  };
}

function wholeFile(path: string): Pick<InputProblem, 'file' | 'line' | 'column'> {
  return { file: path, line: null, column: null };
}
