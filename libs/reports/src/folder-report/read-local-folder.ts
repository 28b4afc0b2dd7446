import { type InputFile, recognise } from '@omics-portal/qc-inputs';
import type { LocalFile } from '@omics-portal/ui';

/** Bytes that show the kind of a file. */
const HEAD_BYTES = 20_000;
/** Largest file that is read in the browser; the server reads larger ones. */
const MAX_TEXT_BYTES = 50_000_000;
/** Largest archive that the server unpacks. */
const MAX_ARCHIVE_BYTES = 50_000_000;

/** Files of a folder for a report. */
export interface LocalFolder {
  /** Files to upload: those with figures, and archives that the server looks into. */
  readonly send: readonly LocalFile[];
  readonly texts: readonly InputFile[];
  readonly archives: number;
  /** Files without figures, which are not uploaded. */
  readonly passedOver: number;
}

/** Path of a file below the chosen folder. */
export function pathOf({ file, folder }: LocalFile): string {
  return `${folder}${file.name}`;
}

/** Reads the files of a folder that a report can use. Rejects for a file that cannot be read, and when the signal aborts. */
export async function readLocalFolder(
  files: readonly LocalFile[],
  signal: AbortSignal,
): Promise<LocalFolder> {
  const send: LocalFile[] = [];
  const texts: InputFile[] = [];
  let archives = 0;
  for (const local of files) {
    signal.throwIfAborted();
    const { file } = local;
    const path = pathOf(local);
    if (/\.zip$/iu.test(path)) {
      if (file.size <= MAX_ARCHIVE_BYTES) {
        archives += 1;
        send.push(local);
      }
    } else if (file.size > 0 && recognise(path, await file.slice(0, HEAD_BYTES).text()) !== null) {
      send.push(local);
      if (file.size <= MAX_TEXT_BYTES) {
        texts.push({ path, text: await file.text() });
      }
    }
  }
  return { send, texts, archives, passedOver: files.length - send.length };
}
