import type { ExpressionMatrix } from '../matrix/expression-matrix';
import { identifierOf } from './reference-features';

/** HMDB identifiers by the names of metabolites, as {@link nameKey} writes them. */
export type NameMap = ReadonlyMap<string, string>;

/** Name of a metabolite for the search in a name map: letter case and surrounding blanks do not count. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Table of metabolites in which rows without an HMDB identifier have that of their name, where the map has one. */
export function withMappedIdentifiers(table: ExpressionMatrix, names: NameMap): ExpressionMatrix {
  const hmdbIds = Array.from(
    table.features,
    (name, row) => identifierOf('metabolomics', table, row) ?? names.get(nameKey(name)) ?? '',
  );
  return { ...table, hmdbIds };
}
