import type { ColumnBuffers } from './column.ts';
import { narrow } from './column-builder.ts';
import { lostColumns, withLost } from './lost-columns.ts';
import { mergeDictionaries } from './merge-dictionaries.ts';
import type { ColumnSet } from './column-set.ts';
import type { TimeSlices } from './time-slices.ts';

/** Number of records between two checks of the clock. */
const STRIDE = 65_536;

/** Records that follow each other in one of two column sets. */
interface Run {
  isNew: boolean;
  start: number;
  end: number;
}

/**
 * Columns after a change: those of `base` without the replaced chunks, with the records of `changed` in their order. The
 * result equals that of a new build, but reads none of the other records. (A field that had no column before still has none; the lost
 * columns of the result name those that a new build may have.)
 */
export async function mergeColumnSets(
  base: ColumnSet,
  changed: ColumnSet,
  replaced: readonly number[],
  slices: TimeSlices,
): Promise<ColumnSet> {
  const { chunks, runs } = orderChunks(base, changed, new Set(replaced));
  const records = chunks.reduce((sum, chunk) => sum + chunk.records, 0);
  const positions = new Int32Array(records);
  let filled = 0;
  for (const { isNew, start, end } of runs) {
    positions.set((isNew ? changed : base).positions.subarray(start, end), filled);
    filled += end - start;
  }
  const added = new Map(changed.columns);
  const columns: [string, ColumnBuffers][] = [];
  for (const [key, column] of base.columns) {
    const other = added.get(key);
    if (other) columns.push([key, await mergeColumns([column, other], { runs, records }, slices)]);
  }
  return withLost({ keys: base.keys, positions, columns, chunks }, lostColumns(base, changed, replaced));
}

/** Chunks of both sets by number, and the runs of their records. */
function orderChunks(
  base: ColumnSet,
  changed: ColumnSet,
  replaced: ReadonlySet<number>,
): { chunks: ColumnSet['chunks']; runs: Run[] } {
  const located = [
    ...locate(base.chunks, false).filter(({ chunk }) => !replaced.has(chunk.number)),
    ...locate(changed.chunks, true),
  ].sort((a, b) => a.chunk.number - b.chunk.number);
  const runs: Run[] = [];
  for (const { run } of located) {
    const last = runs.at(-1);
    if (last?.isNew === run.isNew && last.end === run.start) last.end = run.end;
    else runs.push({ ...run });
  }
  return { chunks: located.map(({ chunk }) => chunk), runs };
}

function locate(chunks: ColumnSet['chunks'], isNew: boolean) {
  let start = 0;
  return chunks.map((chunk) => {
    const run: Run = { isNew, start, end: start + chunk.records };
    start = run.end;
    return { chunk, run };
  });
}

async function mergeColumns(
  [base, changed]: [ColumnBuffers, ColumnBuffers],
  { runs, records }: { runs: readonly Run[]; records: number },
  slices: TimeSlices,
): Promise<ColumnBuffers> {
  const used = await usedCodes(base, runs, slices);
  const { codeOfBase, codeOfChanged, ...dictionary } = await mergeDictionaries(base, changed, used, slices);
  const values = dictionary.numbers.length + dictionary.texts.offsets.length - 1;
  const codes = narrow(values, records);
  const totals = new Uint32Array(new SharedArrayBuffer(4 * (values + 1)));
  let record = 0;
  for (const { isNew, start, end } of runs) {
    const [from, map] = isNew ? [changed.codes, codeOfChanged] : [base.codes, codeOfBase];
    for (let at = start; at < end; at += 1) {
      const code = map[from[at] ?? 0] ?? 0;
      codes[record] = code;
      totals[code] = (totals[code] ?? 0) + 1;
      record += 1;
      if (record % STRIDE === 0 && slices.isOver) await slices.yieldTurn();
    }
  }
  return { codes, totals, ...dictionary };
}

/** Marks the codes of `base` that remaining records have. */
async function usedCodes(
  { codes, totals }: ColumnBuffers,
  runs: readonly Run[],
  slices: TimeSlices,
): Promise<Uint8Array> {
  const used = new Uint8Array(totals.length);
  for (const { isNew, start, end } of runs) {
    if (isNew) continue;
    for (let at = start; at < end; at += 1) {
      used[codes[at] ?? 0] = 1;
      if (at % STRIDE === 0 && slices.isOver) await slices.yieldTurn();
    }
  }
  return used;
}
