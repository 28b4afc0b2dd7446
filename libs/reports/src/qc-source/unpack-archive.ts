import { type InputFile, recognise } from '@omics-portal/qc-inputs';
import { archiveTexts } from '@omics-portal/qc-inputs/archive';

/**
 * Texts of an archive that a reader takes; null for one that cannot be unpacked here, which the server names. Import it when a
 * folder has an archive.
 *
 * @param path - path of the archive in its folder.
 */
export async function unpackArchive(
  file: File,
  path: string,
  { maxTextBytes, headBytes }: { readonly maxTextBytes: number; readonly headBytes: number },
): Promise<InputFile[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return archiveTexts(path, bytes, maxTextBytes).filter(
      (read) => recognise(read.path, read.text.slice(0, headBytes)) !== null,
    );
  } catch {
    return null;
  }
}
