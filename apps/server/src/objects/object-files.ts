import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createReadStream, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { contentTypeOf } from './content-types.ts';
import { DigestingStream, type Digests } from './digesting-stream.ts';

/** Cached metadata of a file; valid while the file's size and time are unchanged. */
export interface FileMetadata extends Digests {
  contentType: string;
  /** Milliseconds since the epoch. */
  modified: number;
}

/** Paths of files and their metadata. Metadata is in a separate tree, so that buckets contain only objects. */
export class ObjectFiles {
  constructor(readonly root: string) {}

  file(bucket: string, key: string): string {
    return join(this.root, 'buckets', bucket, key);
  }

  metadataFile(bucket: string, key: string): string {
    return join(this.root, 'notes', bucket, `${key}.json`);
  }

  /** Undefined when the file does not exist or is a folder. */
  async stat(bucket: string, key: string): Promise<Stats | undefined> {
    const found = await stat(this.file(bucket, key)).catch(() => undefined);
    return found?.isFile() ? found : undefined;
  }

  /** Metadata of a file, if still valid. */
  async readMetadata(bucket: string, key: string, found: Stats): Promise<FileMetadata | undefined> {
    const text = await readFile(this.metadataFile(bucket, key), 'utf8').catch(() => undefined);
    const metadata = text === undefined ? undefined : parseMetadata(text);
    return metadata?.size === found.size && metadata.modified === Math.floor(found.mtimeMs)
      ? metadata
      : undefined;
  }

  async writeMetadata(bucket: string, key: string, metadata: FileMetadata): Promise<void> {
    const path = this.metadataFile(bucket, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(metadata));
  }

  async removeMetadata(bucket: string, key: string): Promise<void> {
    await rm(this.metadataFile(bucket, key), { force: true });
  }

  /** Reads a file that a job wrote directly, and stores its metadata. */
  async computeMetadata(bucket: string, key: string, found: Stats): Promise<FileMetadata> {
    const digesting = new DigestingStream();
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(createReadStream(this.file(bucket, key)), digesting, sink);
    const metadata = {
      ...digesting.digests(),
      contentType: contentTypeOf(key),
      modified: Math.floor(found.mtimeMs),
    };
    await this.writeMetadata(bucket, key, metadata);
    return metadata;
  }
}

function parseMetadata(text: string): FileMetadata | undefined {
  try {
    return JSON.parse(text) as FileMetadata;
  } catch {
    return undefined;
  }
}
