import { isList, type FormValue } from '../../app-form/form-values';
import { withCell } from '../apply-edit';
import type { SheetColumn } from '../sheet-columns';
import type { SheetRow } from '../sheet-row';

/** Rows whose file names became links, and what could not be linked. */
export interface LinkedFiles {
  readonly rows: readonly SheetRow[];
  /** Number of names that became links. */
  readonly linked: number;
  /** Names for which several files fit; they stay as they are. */
  readonly ambiguous: readonly string[];
  /** Names for which no file fits; they stay as they are. */
  readonly unknown: readonly string[];
}

const LINK = /^[a-z][a-z0-9+.-]*:\/\//iu;

/**
 * Replaces file names and local paths in the sheet by links of the storage: spreadsheets of a laboratory name files, and jobs need
 * links. A link fits if it ends with the path; if none does, folders of the path are left out from the left.
 */
export function linkFiles(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  links: readonly string[],
): LinkedFiles {
  const models = columns.filter(({ field }) => field?.tmplType === 'file').map(({ model }) => model);
  const byName = new Map<string, string[]>();
  for (const link of new Set(links)) {
    const name = link.slice(link.lastIndexOf('/') + 1);
    const others = byName.get(name);
    if (others) others.push(link);
    else byName.set(name, [link]);
  }
  const unlinked = { ambiguous: new Set<string>(), unknown: new Set<string>() };
  let linked = 0;
  const linkOf = (name: string): string => {
    if (LINK.test(name)) return name;
    const [link, ...others] = fittingLinks(name, byName);
    if (link === undefined || others.length > 0) {
      (link === undefined ? unlinked.unknown : unlinked.ambiguous).add(name);
      return name;
    }
    linked += 1;
    return link;
  };
  const valueOf = (value: FormValue): FormValue => {
    if (isList(value)) {
      const items = value.map((item) => (typeof item === 'string' ? linkOf(item) : item));
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    return typeof value === 'string' && value.trim() !== '' ? linkOf(value) : value;
  };
  const changed = rows.map((row) =>
    models.reduce((next, model) => {
      const value = next.cells[model];
      return value === undefined ? next : withCell(next, model, valueOf(value));
    }, row),
  );
  return { rows: changed, linked, ambiguous: [...unlinked.ambiguous], unknown: [...unlinked.unknown] };
}

/** Links that end with the longest part of a path that any link ends with. */
function fittingLinks(name: string, byName: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const parts = name
    .trim()
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const candidates = byName.get(parts.at(-1) ?? '') ?? [];
  for (let start = 0; start < parts.length; start += 1) {
    const end = `/${parts.slice(start).join('/')}`;
    const fitting = candidates.filter((link) => link.endsWith(end));
    if (fitting.length > 0) return fitting;
  }
  return [];
}
