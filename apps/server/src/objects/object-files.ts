import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createReadStream, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { contentTypeOf } from './content-types.ts';
import { DigestingStream, type Digests } from './digesting-stream.ts';

/** What is kept beside a file; it holds as long as size and time of the file are the same. */
export interface FileNote extends Digests {
  contentType: string;
  /** Milliseconds since the epoch. */
  modified: number;
}

/** Where files and their notes are. Notes live in a tree of their own, so that buckets hold nothing but objects. */
export class ObjectFiles {
  constructor(readonly root: string) {}

  file(bucket: string, key: string): string {
    return join(this.root, 'buckets', bucket, key);
  }

  note(bucket: string, key: string): string {
    return join(this.root, 'notes', bucket, `${key}.json`);
  }

  /** Undefined when there is no such file (or it is a folder). */
  async stat(bucket: string, key: string): Promise<Stats | undefined> {
    const found = await stat(this.file(bucket, key)).catch(() => undefined);
    return found?.isFile() ? found : undefined;
  }

  /** The note of a file, when it is still true. */
  async readNote(bucket: string, key: string, found: Stats): Promise<FileNote | undefined> {
    const text = await readFile(this.note(bucket, key), 'utf8').catch(() => undefined);
    const note = text === undefined ? undefined : parseNote(text);
    return note?.size === found.size && note.modified === Math.floor(found.mtimeMs) ? note : undefined;
  }

  async writeNote(bucket: string, key: string, note: FileNote): Promise<void> {
    const path = this.note(bucket, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(note));
  }

  async removeNote(bucket: string, key: string): Promise<void> {
    await rm(this.note(bucket, key), { force: true });
  }

  /** Reads a file that was written beside the store (by a job) and notes what it is. */
  async makeNote(bucket: string, key: string, found: Stats): Promise<FileNote> {
    const digesting = new DigestingStream();
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(createReadStream(this.file(bucket, key)), digesting, sink);
    const note = {
      ...digesting.digests(),
      contentType: contentTypeOf(key),
      modified: Math.floor(found.mtimeMs),
    };
    await this.writeNote(bucket, key, note);
    return note;
  }
}

function parseNote(text: string): FileNote | undefined {
  try {
    return JSON.parse(text) as FileNote;
  } catch {
    return undefined;
  }
}
