import { endingOf, folderName, readNames, stemOf, type ReadName, type ReadPattern } from './read-name';

/** Two files that are read 1 and read 2 of one sample, or of one lane of it. */
export interface Mates {
  readonly read1: string;
  readonly read2: string;
  /** Name of read 1 by the pattern that both share. */
  readonly name: ReadName;
}

/** Mates among files, and the files without a mate. */
export interface MatchedMates {
  readonly mates: readonly Mates[];
  readonly rest: readonly string[];
  /** Files without a mate for which several files could be it. */
  readonly several: ReadonlySet<string>;
}

const PATTERNS: readonly ReadPattern[] = [
  'illumina',
  'r-number',
  'trim-galore',
  'number',
  'word',
  'inner',
  'letter',
];

interface Marked {
  readonly path: string;
  readonly name: ReadName;
}

/** Keys that two mates share besides the name, the strictest first: a file is paired with its best match. */
const SHARED: readonly ((path: string) => string)[] = [
  (path) => JSON.stringify([folderName(path), endingOf(path)]),
  (path) => folderName(path),
  (path) => endingOf(path),
];

/**
 * Finds mates: two files whose names differ in the mark of the read only. The most telling pattern goes first; one file of each
 * read must be there, or none is matched.
 */
export function matchMates(paths: readonly string[]): MatchedMates {
  const names = new Map(paths.map((path) => [path, readNames(path)]));
  const numbered = numberedStems(paths);
  const mates: Mates[] = [];
  const several = new Set<string>();
  const free = new Set(paths);
  const nameOf = (path: string, pattern: ReadPattern): ReadName | undefined => {
    const name = names.get(path)?.find((each) => each.pattern === pattern);
    return name && pattern === 'number' && numbered.has(numberKey(path, name)) ? undefined : name;
  };
  const steps = SHARED.flatMap((shared) => PATTERNS.map((pattern) => ({ shared, pattern })));
  for (const { shared, pattern } of steps) {
    const groups = groupBy(free, (path) => {
      const name = nameOf(path, pattern);
      return name && { key: JSON.stringify([shared(path), name.key]), value: { path, name } };
    });
    for (const group of groups) {
      const found = matesOf(group);
      if (found === 'several') {
        group.forEach(({ path }) => several.add(path));
      } else if (found) {
        mates.push(found);
        group.forEach(({ path }) => free.delete(path));
      }
    }
  }
  return { mates, rest: [...free], several };
}

/** Mates of a group: one file of each read. */
function matesOf(group: readonly Marked[]): Mates | 'several' | null {
  const [first, ...moreFirst] = group.filter(({ name }) => name.read === 1);
  const [second, ...moreSecond] = group.filter(({ name }) => name.read === 2);
  if (!first || !second) {
    return null;
  }
  return moreFirst.length + moreSecond.length > 0
    ? 'several'
    : { read1: first.path, read2: second.path, name: first.name };
}

function groupBy<Item, Value>(
  items: Iterable<Item>,
  entryOf: (item: Item) => { readonly key: string; readonly value: Value } | undefined,
): readonly (readonly Value[])[] {
  const groups = new Map<string, Value[]>();
  for (const item of items) {
    const entry = entryOf(item);
    const group = entry && groups.get(entry.key);
    if (group) group.push(entry.value);
    else if (entry) groups.set(entry.key, [entry.value]);
  }
  return [...groups.values()];
}

function numberKey(path: string, { sample }: ReadName): string {
  return JSON.stringify([folderName(path), sample]);
}

/** Names that count further than 2, such as `sample_3`: their numbers are those of samples, not of reads. */
function numberedStems(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const match = /^(?<sample>.+)[._-](?<number>\d+)$/u.exec(stemOf(path));
      const { sample = '', number = '' } = match?.groups ?? {};
      return match && number !== '1' && number !== '2' ? [JSON.stringify([folderName(path), sample])] : [];
    }),
  );
}
