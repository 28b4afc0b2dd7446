import { acceptsFile } from '@omics-portal/api/file-filter';
import type { FormValue, FormValues } from '../../app-form/form-values';
import { parseCell } from '../../app-form/parse-cell';
import { normalisedName, roleOfColumn, roleOfName, type ColumnRole } from '../column-roles';
import { readNames } from '../pairing/read-name';
import type { SheetColumn } from '../sheet-columns';

/** Column of a spreadsheet with the column of the sheet that it belongs to. */
export interface ColumnMatch {
  /** Index of the column in the spreadsheet, from 0. */
  readonly index: number;
  /** Text of the head; empty without a head. */
  readonly header: string;
  /** Model of the column of the sheet; null if the values are not taken. */
  readonly model: string | null;
  /** Reason of the proposal: the model or label, a usual name, or the values. Null without one. */
  readonly by: 'name' | 'usual-name' | 'values' | null;
}

/** Proposal how a spreadsheet becomes samples. The screen shows it, and the user corrects it. */
export interface ColumnProposal {
  /** True if the first row is the head. */
  readonly hasHead: boolean;
  /** One for each column of the spreadsheet. */
  readonly matches: readonly ColumnMatch[];
}

/** Table of texts, as `readSheet` returns it. */
type Texts = readonly (readonly string[])[];

/**
 * Matches the columns of a spreadsheet with those of the sheet: by model, name or label, then by the usual names of sample sheets,
 * then by values that are files of read 1 or read 2. `otherLabels` has labels in other languages by model.
 */
export function proposeColumns(
  rows: Texts,
  columns: readonly SheetColumn[],
  otherLabels: Readonly<Record<string, readonly string[]>> = {},
): ColumnProposal {
  const first = rows[0] ?? [];
  const named = matchNames(first, columns, otherLabels);
  const hasHead = named.some((model) => model !== null) || looksLikeHead(rows);
  return { hasHead, matches: matchValues(rows, columns, hasHead, named) };
}

/** Proposal after the user said whether the first row is the head. */
export function withHead(
  rows: Texts,
  columns: readonly SheetColumn[],
  hasHead: boolean,
  otherLabels: Readonly<Record<string, readonly string[]>> = {},
): ColumnProposal {
  const first = rows[0] ?? [];
  const named = hasHead ? matchNames(first, columns, otherLabels) : first.map(() => null);
  return { hasHead, matches: matchValues(rows, columns, hasHead, named) };
}

/** Proposal after the user chose the column of the sheet for one column of the spreadsheet. Each is chosen once. */
export function withMatch(proposal: ColumnProposal, index: number, model: string | null): ColumnProposal {
  const matches = proposal.matches.map((match) => {
    if (match.index === index) return { ...match, model, by: null };
    return model !== null && match.model === model ? { ...match, model: null, by: null } : match;
  });
  return { ...proposal, matches };
}

/** Required columns of the sheet for which the spreadsheet has none. */
export function missingColumns(
  { matches }: ColumnProposal,
  columns: readonly SheetColumn[],
): readonly SheetColumn[] {
  const found = new Set(matches.map(({ model }) => model));
  return columns.filter(({ model, required, common }) => required && !common && !found.has(model));
}

/** Samples of a spreadsheet: cells by model. Texts that do not fit stay texts, and the sheet shows their problems. */
export function matchedCells(
  rows: Texts,
  { hasHead, matches }: ColumnProposal,
  columns: readonly SheetColumn[],
): readonly FormValues[] {
  const byModel = new Map(columns.map((column) => [column.model, column]));
  return rows.slice(hasHead ? 1 : 0).map((row) =>
    Object.fromEntries(
      matches.flatMap(({ index, model }): [string, FormValue][] => {
        const column = model === null ? undefined : byModel.get(model);
        const value = column ? parseCell(column.field, row[index] ?? '') : null;
        return column && value !== null ? [[column.model, value]] : [];
      }),
    ),
  );
}

interface Named {
  readonly model: string;
  readonly by: 'name' | 'usual-name';
}

/** Heads of a column with ids in Chinese sheets that do not say of what. */
const BARE_IDS: ReadonlySet<string> = new Set(['编号', '名称', '号']);

/** Match of each text of the head; each column of the sheet is matched once, by the best name. */
function matchNames(
  head: readonly string[],
  columns: readonly SheetColumn[],
  otherLabels: Readonly<Record<string, readonly string[]>>,
): readonly (Named | null)[] {
  const tests: readonly { by: Named['by']; fits: (name: string, column: SheetColumn) => boolean }[] = [
    { by: 'name', fits: (name, { model }) => normalisedName(model) === name },
    {
      by: 'name',
      fits: (name, { model, label, field }) =>
        [label, field?.name, ...(otherLabels[model] ?? [])].some(
          (text) => text != null && normalisedName(text) === name,
        ),
    },
    {
      by: 'usual-name',
      fits: (name, column) => {
        const role = roleOfName(name);
        return role !== null && role === roleOfColumn(column);
      },
    },
    // Last, because a sheet may have numbers of rows beside the names of samples.
    { by: 'usual-name', fits: (name, { field }) => field === null && BARE_IDS.has(name) },
  ];
  const found: (Named | null)[] = head.map(() => null);
  const used = new Set<string>();
  for (const { by, fits } of tests) {
    head.forEach((text, index) => {
      const name = normalisedName(text);
      const column =
        found[index] === null && name !== ''
          ? columns.find((each) => !used.has(each.model) && fits(name, each))
          : undefined;
      if (column) {
        found[index] = { model: column.model, by };
        used.add(column.model);
      }
    });
  }
  return found;
}

/** Kind of the text of a cell, to distinguish a head from values. */
function isValueLike(text: string): boolean {
  return (
    /[/\\]|\.(?:fastq|fq|bam|cram|vcf|csv|tsv|fa|fasta)\b/iu.test(text) ||
    /^[-+]?\d+(?:\.\d+)?$/u.test(text.trim())
  );
}

/** True if the first row has neither files nor numbers, where most other rows do. */
function looksLikeHead([first = [], ...others]: Texts): boolean {
  return (
    !first.some(isValueLike) &&
    first.some((_, index) => {
      const values = others.filter((row) => isValueLike(row[index] ?? ''));
      return values.length > 0 && values.length * 2 >= others.length;
    })
  );
}

/** Adds the matches that follow from values to those by name. */
function matchValues(
  rows: Texts,
  columns: readonly SheetColumn[],
  hasHead: boolean,
  named: readonly (Named | null)[],
): readonly ColumnMatch[] {
  const values = rows.slice(hasHead ? 1 : 0);
  const used = new Set(named.flatMap((match) => match?.model ?? []));
  const take = (fits: (column: SheetColumn) => boolean): string | null => {
    const found = columns.find((column) => !used.has(column.model) && fits(column));
    if (found) used.add(found.model);
    return found?.model ?? null;
  };
  const byValues = named.map((match, index) => {
    const role = match
      ? null
      : roleOfValues(
          values.map((row) => row[index] ?? ''),
          columns,
        );
    if (role === null) return null;
    const takesFiles = ({ field, common }: SheetColumn) => field?.tmplType === 'file' && !common;
    // Names that say no read are taken in the order of the form, its required files first. The user can correct this.
    return role === 'file'
      ? (take((column) => takesFiles(column) && column.required) ?? take(takesFiles))
      : take((column) => takesFiles(column) && roleOfColumn(column) === role);
  });
  // Without a head, the ids are in the first column that has no files.
  const idIndex = hasHead ? -1 : named.findIndex((_, index) => byValues[index] === null);
  return named.map((match, index) => {
    const model =
      match?.model ?? byValues[index] ?? (index === idIndex ? take(({ field }) => field === null) : null);
    const header = hasHead ? (rows[0]?.[index] ?? '') : '';
    return { index, header, model, by: match?.by ?? (model === null ? null : 'values') };
  });
}

/** Role of a column whose texts are files that the sheet takes: the read that all their names say, or any file. */
function roleOfValues(texts: readonly string[], columns: readonly SheetColumn[]): ColumnRole | 'file' | null {
  const filters = columns.filter(({ field, common }) => field?.tmplType === 'file' && !common);
  const files = texts.filter((text) => text.trim() !== '');
  const isFile = (text: string) =>
    isValueLike(text) &&
    filters.some(({ field }) => acceptsFile(field?.filterType, text)) &&
    !/^[-+.\d]+$/u.test(text);
  if (files.length === 0 || !files.every(isFile)) {
    return null;
  }
  const reads = new Set(files.map((text) => readNames(text)[0]?.read));
  if (reads.size > 1) {
    return 'file';
  }
  const [read] = reads;
  return read === undefined ? 'file' : `read${read}`;
}
