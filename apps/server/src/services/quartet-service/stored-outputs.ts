import { buffer } from 'node:stream/consumers';
import { type InputFile, isArchive, recognise } from '@omics-portal/qc-inputs';
import { isParquet } from '@omics-portal/qc-inputs/parquet';
import type { ListEntry, ObjectStore } from '../../objects/object-store.ts';
import type { ObjectLocation } from '../../objects/storage-link.ts';
import { DATA_FILES, readParquet } from '../../programs/qc-folder/find-files.ts';
import { readArchive, type ReadCandidate } from '../../programs/qc-folder/read-archive.ts';
import { HEAD_BYTES } from '../../programs/qc-folder/wanted-file.ts';

/** Files that are looked into. */
const MAX_FILES = 1000;
/** Largest file that is read: one with more has the figures of more samples than a person corrects. */
const MAX_FILE_BYTES = 8_000_000;
/** Largest size of all texts: they are read in the process that answers requests. */
const MAX_BYTES = 24_000_000;
/** Files that are read at the same time. */
const AT_ONCE = 8;

type Objects = Pick<ObjectStore, 'list' | 'open'>;

/** Outputs of quality control in a folder of the object store. */
export interface StoredOutputs {
  readonly files: readonly InputFile[];
  /** False where files were passed over because of their size or number, or could not be unpacked. */
  readonly complete: boolean;
}

/** Reads the outputs of quality control in a folder, as far as they are small, with those in zip and tar.gz archives. */
export async function storedOutputs(
  objects: Objects,
  { bucket, key: prefix }: ObjectLocation,
): Promise<StoredOutputs> {
  const request = { bucket, prefix, delimiter: '' as const, page: 1, perPage: MAX_FILES };
  const { entries, total } = await objects.list(request);
  const known = entries.filter(
    ({ kind, key, size }) => kind === 'object' && size > 0 && !DATA_FILES.test(key),
  );
  const small = known.filter(({ size }) => size <= MAX_FILE_BYTES);
  const files: InputFile[] = [];
  let complete = total <= entries.length && small.length === known.length;
  let bytes = 0;
  for (let index = 0; index < small.length; index += AT_ONCE) {
    const batch = small.slice(index, index + AT_ONCE);
    const read = await Promise.all(batch.map((entry) => readCandidate(objects, bucket, prefix, entry)));
    complete &&= read.every(({ problem }) => problem === undefined);
    for (const file of read.flatMap((each) => each.files.map(inOnePiece))) {
      bytes += file.text.length;
      if (bytes > MAX_BYTES) complete = false;
      else files.push(file);
    }
    if (bytes > MAX_BYTES) break;
  }
  return { files, complete };
}

/** Text of an object in one piece. */
type OutputText = InputFile & { readonly text: string };

async function readCandidate(
  objects: Objects,
  bucket: string,
  prefix: string,
  { key, size }: ListEntry,
): Promise<ReadCandidate> {
  const path = key.slice(prefix.length);
  const bytes = async (end: number) => buffer(await objects.open(bucket, key, { start: 0, end }));
  if (isArchive(path)) return readArchive(path, await bytes(size - 1));
  if (isParquet(path)) return { files: await readParquet(path, await bytes(size - 1)) };
  const head = await bytes(Math.min(size, HEAD_BYTES) - 1);
  if (recognise(path, head.toString('utf8')) === null) return { files: [] };
  return { files: [{ path, text: (size > HEAD_BYTES ? await bytes(size - 1) : head).toString('utf8') }] };
}

function inOnePiece({ path, text }: InputFile): OutputText {
  return { path, text: typeof text === 'string' ? text : [...text].join('') };
}
