import { matchMates, type Mates } from './match-mates';
import { baseName, endingOf, extraRead, folderName, readNames, stemOf, type ReadPattern } from './read-name';
import { uniqueIds } from './sample-names';

/** Reason to look at a sample before it is used. */
export type PairingNote =
  /** Mates are known only by `_1` and `_2`, or by `_F` and `_R`, which may be parts of the names. */
  | 'uncertain-mates'
  /** The mates are in different folders. */
  | 'other-folder'
  /** The mates have different endings, such as `.fastq` and `.fastq.gz`. */
  | 'other-ending'
  /** The sample has files of several lanes or parts, one row for each. */
  | 'lanes'
  /** The sample has the files of several lanes or parts, in one row. */
  | 'merged-lanes'
  /** Another folder has a sample of the same name. */
  | 'same-name'
  /** There is one file of reads, without a mate. */
  | 'single';

/** Sample that was recognised by the names of its files. */
export interface PairedSample {
  /** Unique id from the name: no blanks, slashes or control characters, at most 64 characters. */
  readonly id: string;
  /** Name of the sample in the files, without lane and read. */
  readonly name: string;
  /** Lane and part, such as `L001`; empty if the names have none. */
  readonly part: string;
  /** Number in the sample sheet of the sequencer, such as `S1`; empty if the names have none. */
  readonly sheetNumber: string;
  readonly folder: string;
  /** Pattern of the names; null for a name without a mark of the read. */
  readonly pattern: ReadPattern | null;
  /** Files of read 1 by lane; several only after `mergeLanes`. */
  readonly read1: readonly string[];
  /** Files of read 2, in the order of `read1`; empty for single-end reads. */
  readonly read2: readonly string[];
  readonly notes: readonly PairingNote[];
}

/** Reason why a file belongs to no sample. */
export type LeftOverReason =
  /** The name says read 1 or read 2, and there is no file for the other one. */
  | 'no-mate'
  /** The name does not say which read it is, but those of other files do. */
  | 'unknown-name'
  /** Several files could be the mate: the same name is in several folders, or with several endings. */
  | 'several-mates'
  /** Index reads belong to the sequencer. */
  | 'index-read'
  /** A third read has an index or an identifier of molecules. */
  | 'third-read'
  /** The same file was given before. */
  | 'repeated'
  /** The link is that of a folder. */
  | 'folder'
  /** The app does not take files of this kind. */
  | 'not-accepted';

/** File that belongs to no sample. */
export interface LeftOverFile {
  readonly path: string;
  readonly reason: LeftOverReason;
}

/** Samples by the names of files. Each file is in exactly one sample or left over. */
export interface Pairing {
  readonly samples: readonly PairedSample[];
  readonly leftOver: readonly LeftOverFile[];
}

/** Options of `pairFiles`. */
export interface PairingOptions {
  /** False if the app takes one file for each sample, so that files are never mates. Default: true. */
  readonly mates?: boolean;
  /** True if the app takes a file. Default: all. */
  readonly accepts?: (path: string) => boolean;
}

const order = new Intl.Collator('en', { numeric: true });
const compare = (one: string, other: string) =>
  order.compare(one, other) || (one < other ? -1 : Number(one > other));

/**
 * Recognises samples by the names of their files. The order of the files does not matter.
 *
 * Mates are the two files whose names differ in the mark of the read only: in one folder first, then with another ending, then in
 * another folder. Without any mates and without a file of read 2, each file is a sample of its own (single-end reads).
 */
export function pairFiles(paths: readonly string[], options: PairingOptions = {}): Pairing {
  const { candidates, refused } = candidatesOf(paths, options);
  if (options.mates === false) {
    return { samples: withIds(candidates.map(singleFile)), leftOver: refused };
  }
  const { mates, rest, several } = matchMates(candidates);
  const extras = extraReads(candidates);
  const isPaired = mates.length > 0 || rest.some((path) => isMarked(path, 2));
  const reasonOf = (path: string): LeftOverReason | null => {
    const lonely = isPaired ? lonelyReason(path) : null;
    return extras.get(path) ?? (several.has(path) ? 'several-mates' : lonely);
  };
  const singles = rest.filter((path) => reasonOf(path) === null);
  const leftOver = rest.flatMap((path) => {
    const reason = reasonOf(path);
    return reason ? [{ path, reason }] : [];
  });
  return {
    samples: withIds([...mates.map(pairOf), ...singles.map(singleRead)]),
    leftOver: [...refused, ...leftOver].sort((one, other) => compare(one.path, other.path)),
  };
}

/** Files that can belong to a sample, sorted, and those that cannot. */
function candidatesOf(paths: readonly string[], { accepts = () => true }: PairingOptions) {
  const candidates = new Set<string>();
  const refused: LeftOverFile[] = [];
  const refusalOf = (path: string): LeftOverReason | null => {
    if (candidates.has(path)) return 'repeated';
    if (path.endsWith('/')) return 'folder';
    return accepts(path) ? null : 'not-accepted';
  };
  for (const path of [...paths].sort(compare)) {
    const reason = refusalOf(path);
    if (reason) refused.push({ path, reason });
    else candidates.add(path);
  }
  return { candidates: [...candidates], refused };
}

/** Files of one sample in one row: the lanes in their order. For apps whose field takes several files of one job. */
export function mergeLanes(samples: readonly PairedSample[]): readonly PairedSample[] {
  const groups = new Map<string, Draft>();
  for (const { id: _id, ...sample } of samples) {
    const { folder, name, sheetNumber, pattern, part, read1, read2 } = sample;
    const key = JSON.stringify([folder, name, sheetNumber, pattern, read2.length > 0, part === '' && read1]);
    const group = groups.get(key);
    groups.set(
      key,
      group
        ? {
            ...group,
            read1: [...group.read1, ...sample.read1],
            read2: [...group.read2, ...sample.read2],
            notes: [...new Set<PairingNote>([...group.notes, ...notesOfFiles(sample), 'merged-lanes'])],
          }
        : { ...sample, part: '', notes: notesOfFiles(sample) },
    );
  }
  return withIds([...groups.values()], false);
}

/** Notes about the files of a sample; those about its neighbours are left out. */
function notesOfFiles({ notes }: Pick<PairedSample, 'notes'>): readonly PairingNote[] {
  return notes.filter((note) => note !== 'same-name' && note !== 'lanes');
}

type Draft = Omit<PairedSample, 'id'>;

function pairOf({ read1, read2, name }: Mates): Draft {
  const notes: PairingNote[] = [];
  if (name.pattern === 'number' || name.pattern === 'letter') notes.push('uncertain-mates');
  if (folderName(read1) !== folderName(read2)) notes.push('other-folder');
  if (endingOf(read1) !== endingOf(read2)) notes.push('other-ending');
  const { sample, part, sheetNumber, pattern } = name;
  const folder = folderName(read1);
  return { name: sample, part, sheetNumber, folder, pattern, read1: [read1], read2: [read2], notes };
}

/** Sample of one file whose name has no mark of the read. */
function singleFile(path: string): Draft {
  const common = { folder: folderName(path), part: '', sheetNumber: '', pattern: null };
  return { ...common, name: stemOf(path), read1: [path], read2: [], notes: [] };
}

/** Sample of single-end reads. The mark of read 1 is no part of its name, but a number at the end is. */
function singleRead(path: string): Draft {
  const marked = readNames(path).find(isMark);
  const {
    sample: name,
    part,
    sheetNumber,
    pattern,
  } = marked ?? { ...singleFile(path), sample: stemOf(path) };
  return {
    name,
    part,
    sheetNumber,
    pattern,
    folder: folderName(path),
    read1: [path],
    read2: [],
    notes: ['single'],
  };
}

const MARKS: ReadonlySet<ReadPattern> = new Set(['illumina', 'r-number', 'trim-galore', 'word', 'inner']);

function isMark({ pattern }: { readonly pattern: ReadPattern }): boolean {
  return MARKS.has(pattern);
}

/** True if a name says plainly that the file holds this read. */
function isMarked(path: string, read: 1 | 2): boolean {
  return readNames(path).find(isMark)?.read === read;
}

function lonelyReason(path: string): LeftOverReason {
  return isMarked(path, 1) || isMarked(path, 2) ? 'no-mate' : 'unknown-name';
}

/** Index and third reads. A name that only looks like one needs reads of the same sample beside it. */
function extraReads(paths: readonly string[]): ReadonlyMap<string, LeftOverReason> {
  const stems = new Set(
    paths.flatMap((path) => {
      const match = /^(.+)[._-]R[12](?:_\d{3})?$/iu.exec(stemOf(path));
      return match ? [`${folderName(path)}/${match[1]}`] : [];
    }),
  );
  return new Map(
    paths.flatMap((path) => {
      const extra = extraRead(path);
      const isExtra = extra && (extra.certain || stems.has(`${folderName(path)}/${extra.sample}`));
      return isExtra ? [[path, extra.kind === 'index' ? 'index-read' : 'third-read'] as const] : [];
    }),
  );
}

/** Samples in the order of their names, with unique ids and the notes that need all samples. */
function withIds(drafts: readonly Draft[], noteLanes = true): readonly PairedSample[] {
  const sorted = [...drafts].sort(
    (one, other) =>
      compare(one.name, other.name) ||
      compare(one.folder, other.folder) ||
      compare(one.part, other.part) ||
      compare(one.read1[0] ?? '', other.read1[0] ?? ''),
  );
  const ids = uniqueIds(sorted.map(possibleNames));
  const parts = countBy(sorted, ({ folder, name, part }) => (part ? JSON.stringify([folder, name]) : ''));
  const folders = countBy(
    [...new Set(sorted.map(({ folder, name }) => JSON.stringify([folder, name])))],
    (key) => (JSON.parse(key) as [string, string])[1],
  );
  return sorted.map((sample, index) => {
    const hasLanes =
      noteLanes && sample.part !== '' && (parts.get(JSON.stringify([sample.folder, sample.name])) ?? 0) > 1;
    const isRepeated = (folders.get(sample.name) ?? 0) > 1;
    const notes = [
      ...sample.notes,
      ...(hasLanes ? ['lanes' as const] : []),
      ...(isRepeated ? ['same-name' as const] : []),
    ];
    return { ...sample, id: ids[index] ?? '', notes };
  });
}

function possibleNames({ name, part, sheetNumber, folder }: Draft): readonly string[] {
  const withPart = [name, part].filter(Boolean).join('_');
  const withNumber = [name, sheetNumber, part].filter(Boolean).join('_');
  return [name, withPart, withNumber, [baseName(folder), withNumber].filter(Boolean).join('_')];
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  items.forEach((item) => counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1));
  return counts;
}
