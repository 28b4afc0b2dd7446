import { Zip, ZipDeflate } from 'fflate';

/** One file of an archive. */
export interface ZipEntry {
  /** Its path in the archive, with `/`. */
  readonly path: string;
  readonly content: Blob;
  /** Whether it is a program, which keeps the right to be run where there is one. */
  readonly executable?: boolean;
}

/** Says that the archive was made on Unix, so that readers look at the file mode. */
const UNIX = 3;
const MODE = { file: 0o100644, program: 0o100755 } as const;

/** A zip archive, compressed piece by piece: a large table never stands in memory a second time. */
export async function zip(entries: readonly ZipEntry[], made = new Date()): Promise<Blob> {
  const parts: BlobPart[] = [];
  // Called while a piece is pushed, so what it throws stops the loop below.
  const archive = new Zip((failure, piece) => {
    if (failure) throw failure;
    parts.push(new Uint8Array(piece));
  });
  for (const { path, content, executable } of entries) {
    const file = new ZipDeflate(path, { level: 6 });
    file.os = UNIX;
    file.attrs = ((executable === true ? MODE.program : MODE.file) << 16) >>> 0;
    file.mtime = made;
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
