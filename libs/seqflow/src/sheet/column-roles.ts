import type { SheetColumn } from './sheet-columns';

/** Meaning of a column that many sample sheets share, whatever they call it. */
export type ColumnRole = 'sample' | 'read1' | 'read2';

/** Text for comparison: compatible forms and lower case, only letters and digits. */
export function normalisedName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const FILE = '(?:files?|fastqs?|fqs?|reads?|paths?|gz|文件|数据)*';
const READ = `(?:raw|input|seq|sequence|clean)?${FILE}r?`;

const ROLES: Readonly<Record<ColumnRole, RegExp>> = {
  sample:
    /^(?:samples?|library|libraryid|libraryname)?(?:id|ids|name|names|code|no|number)?$|^(?:样本|样品|样|文库)(?:编号|名称|名|id|号)?$|^samples?$/u,
  read1: new RegExp(
    `^(?:(?:${READ})1${FILE}|(?:forward|fwd|read ?one|正向|上游|左端)${FILE}|读段1|读长1)$`,
    'u',
  ),
  read2: new RegExp(
    `^(?:(?:${READ})2${FILE}|(?:reverse|rev|read ?two|反向|下游|右端)${FILE}|读段2|读长2)$`,
    'u',
  ),
};

/** Role of a column by its name; null if the name is of no known role. */
export function roleOfName(text: string): ColumnRole | null {
  const name = normalisedName(text);
  if (name === '' || /^\d+$/u.test(name)) {
    return null;
  }
  return (['sample', 'read1', 'read2'] as const).find((role) => ROLES[role].test(name)) ?? null;
}

/** Role of a column of the sheet, by its model or its label. */
export function roleOfColumn({ model, label, field }: SheetColumn): ColumnRole | null {
  if (field === null) {
    return 'sample';
  }
  const role = roleOfName(model) ?? roleOfName(label ?? '');
  return role === 'sample' ? null : role;
}

/** Columns of the reads of a sample; `read2` is null if the app takes one file for each sample. */
export interface ReadColumns {
  readonly read1: SheetColumn;
  readonly read2: SheetColumn | null;
}

/**
 * Columns that take the reads of a sample: by their names, or the only file column of the sheet. Null if there are several and
 * their names do not tell, so that no file is put into the wrong column.
 */
export function readColumns(columns: readonly SheetColumn[]): ReadColumns | null {
  const files = columns.filter(({ field, common }) => field?.tmplType === 'file' && !common);
  const named = (role: ColumnRole) => files.filter((column) => roleOfColumn(column) === role);
  const [read1, ...moreRead1] = named('read1');
  const [read2, ...moreRead2] = named('read2');
  if (read1 && moreRead1.length === 0 && moreRead2.length === 0) {
    return { read1, read2: read2 ?? null };
  }
  const [only] = files;
  return only && files.length === 1 ? { read1: only, read2: null } : null;
}
