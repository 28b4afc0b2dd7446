import { Zip, ZipDeflate } from 'fflate';

/** File of an archive. */
export interface ZipEntry {
  /** Path in the archive, with `/`. */
  readonly path: string;
  readonly content: Blob;
  /** True for a program: it gets execute permission on Unix. */
  readonly executable?: boolean;
}

/** Host system in the archive: readers apply file modes only for Unix. */
const UNIX = 3;
const MODE = { file: 0o100644, program: 0o100755 } as const;

/** Creates a ZIP archive, compressed in chunks, so that a large table is not copied in memory. */
export async function zip(entries: readonly ZipEntry[], modified = new Date()): Promise<Blob> {
  const parts: BlobPart[] = [];
  // Called while a chunk is pushed: an error thrown here ends the loop below.
  const archive = new Zip((failure, chunk) => {
    if (failure) throw failure;
    parts.push(new Uint8Array(chunk));
  });
  for (const { path, content, executable } of entries) {
    const file = new ZipDeflate(path, { level: 6 });
    file.os = UNIX;
    file.attrs = ((executable === true ? MODE.program : MODE.file) << 16) >>> 0;
    file.mtime = modified;
    archive.add(file);
    for await (const chunk of chunksOf(content)) file.push(chunk);
    file.push(new Uint8Array(), true);
  }
  archive.end();
  return new Blob(parts, { type: 'application/zip' });
}

async function* chunksOf(content: Blob): AsyncGenerator<Uint8Array> {
  const reader = content.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
