import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ObjectStore } from '../objects/object-store.ts';
import { storageLink } from '../objects/storage-link.ts';
import type { ArchiveContent } from './archive-links.ts';
import { archiveEntries } from './archive-entries.ts';
import { archiveManifest } from './archive-manifest.ts';
import type { ArchivedObject, ArchiveEntry } from './archived-object.ts';

/** Zip file that is written while it is read. */
export interface ArchiveStream {
  body: Readable;
  /** Bytes of the whole zip file. */
  length: number;
}

/**
 * Zip file of an archive: its objects one after the other, without compression, so that its length is known before the first
 * byte and memory holds one piece at a time. `SHA256SUMS` comes last, from the bytes that were sent. The stream fails when an
 * object is missing, or has another size or checksum than when the link was made.
 */
export async function writeArchive(
  objects: Pick<ObjectStore, 'open'>,
  { name, objects: content }: ArchiveContent,
): Promise<ArchiveStream> {
  const entries = archiveEntries(content);
  const zip = new ZipFile();
  const body = new PassThrough();
  let reading: Readable | undefined;
  const fail = (error: Error) => void body.destroy(error);
  zip.on('error', fail);
  body.on('close', () => reading?.destroy());
  const plain = { compress: false, mode: 0o100_644 };
  zip.addBuffer(Buffer.from(archiveManifest(entries)), `${name}/manifest.tsv`, plain);
  const sums: string[] = [];
  for (const entry of entries) {
    zip.addReadStreamLazy(`${name}/${entry.path}`, { ...plain, size: entry.size }, (give) => {
      open(objects, entry, sums).then((stream) => {
        reading = stream;
        stream.on('error', fail);
        give(null, stream);
      }, fail);
    });
  }
  zip.addReadStreamLazy(`${name}/SHA256SUMS`, { ...plain, size: sumsLength(entries) }, (give) =>
    give(null, Readable.from([Buffer.from(sums.join(''))])),
  );
  const length = await new Promise<number>((resolve) => {
    // The types of the package leave out the argument.
    const onSize: (size?: number) => void = (size = -1) => resolve(size);
    zip.end({ forceZip64Format: false, comment: '' }, onSize);
  });
  zip.outputStream.pipe(body);
  return { body, length };
}

/** Content of an object, which adds its line to the checksums when it has been read. */
async function open(
  objects: Pick<ObjectStore, 'open'>,
  entry: ArchiveEntry,
  sums: string[],
): Promise<Readable> {
  const content = await objects.open(entry.bucket, entry.key);
  const hash = createHash('sha256');
  const digesting = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      const sha256 = hash.digest('hex');
      sums.push(sumsLine(sha256, entry));
      done(entry.sha256 === null || entry.sha256 === sha256 ? null : changed(entry));
    },
  });
  content.on('error', (error) => digesting.destroy(error));
  digesting.on('close', () => content.destroy());
  return content.pipe(digesting);
}

function changed({ bucket, key }: ArchivedObject): Error {
  return new Error(`${storageLink(bucket, key)} is not what it was when its archive was linked.`);
}

function sumsLine(sha256: string, entry: ArchiveEntry): string {
  return `${sha256}  ${entry.path}\n`;
}

function sumsLength(entries: readonly ArchiveEntry[]): number {
  const unknown = '0'.repeat(64);
  return entries.reduce((sum, entry) => sum + Buffer.byteLength(sumsLine(unknown, entry)), 0);
}
