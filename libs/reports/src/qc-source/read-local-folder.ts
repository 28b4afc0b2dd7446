import { type InputFile, isArchive, recognise } from '@omics-portal/qc-inputs';
import type { LocalFile } from '@omics-portal/ui';
import { pathOf } from './local-path';

/** Bytes that show the kind of a file. */
const HEAD_BYTES = 20_000;
/** Largest file that is read in the browser; the server reads larger ones. */
const MAX_TEXT_BYTES = 50_000_000;
/** Largest archive that the server unpacks. */
const MAX_ARCHIVE_BYTES = 50_000_000;
/** Largest archive that is unpacked in the browser, while the page waits. */
const MAX_UNPACKED_HERE = 10_000_000;

/** Files of a folder for a report. */
export interface LocalFolder {
  /** Files to upload: those with figures, and archives that the server looks into. */
  readonly send: readonly LocalFile[];
  readonly texts: readonly InputFile[];
  /** Number of archives that only the server unpacks: large ones, and broken ones, which it names. */
  readonly archives: number;
  /** Files without figures, which are not uploaded. */
  readonly passedOver: number;
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
    const path = pathOf(local);
    const content = await contentOf(local.file, path);
    if (content !== null) {
      send.push(local);
      archives += content === 'archive' ? 1 : 0;
      texts.push(...(typeof content === 'object' ? content : []));
    }
  }
  return { send, texts, archives, passedOver: files.length - send.length };
}

/** Texts of a file with figures, or what else is sent; null for a file that is passed over. */
async function contentOf(
  file: File,
  path: string,
): Promise<readonly InputFile[] | 'archive' | 'large' | null> {
  if (isArchive(path)) {
    return file.size <= MAX_ARCHIVE_BYTES ? ((await unpacked(file, path)) ?? 'archive') : null;
  }
  if (/\.parquet$/iu.test(path)) {
    const text = file.size <= MAX_TEXT_BYTES ? await parquetTextOf(file) : null;
    return text === null ? null : [{ path, text }];
  }
  if (file.size === 0 || recognise(path, await file.slice(0, HEAD_BYTES).text()) === null) {
    return null;
  }
  return file.size <= MAX_TEXT_BYTES ? [{ path, text: await file.text() }] : 'large';
}

async function unpacked(file: File, path: string): Promise<readonly InputFile[] | null> {
  if (file.size > MAX_UNPACKED_HERE) {
    return null;
  }
  const { unpackArchive } = await import('./unpack-archive');
  return unpackArchive(file, path, { maxTextBytes: MAX_TEXT_BYTES, headBytes: HEAD_BYTES });
}

async function parquetTextOf(file: File): Promise<string | null> {
  const { parquetText } = await import('./parquet-text');
  return parquetText(file);
}
