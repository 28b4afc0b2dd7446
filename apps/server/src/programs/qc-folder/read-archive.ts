import { type InputFile } from '@omics-portal/qc-inputs';
import { archiveTexts } from '@omics-portal/qc-inputs/archive';
import { HEAD_BYTES, isWanted } from './wanted-file.ts';

/** Largest archive that is unpacked, and largest size of all texts in one; of a tar archive, of all that it unpacks to. */
export const MAX_ARCHIVE_BYTES = 50_000_000;

/** Texts of an archive that a reader takes. A broken archive has none, as has one whose texts unpack to more than the limit. */
export function readArchive(path: string, bytes: Uint8Array, also?: RegExp): InputFile[] {
  try {
    return archiveTexts(path, bytes, MAX_ARCHIVE_BYTES).filter((file) =>
      isWanted(file.path, file.text.slice(0, HEAD_BYTES), also),
    );
  } catch {
    return [];
  }
}
