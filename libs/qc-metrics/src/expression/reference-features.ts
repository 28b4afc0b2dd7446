import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';

/** Rows of a table that measure one feature: one, or several of metabolites with the same identifier. */
export type FeatureRows = ReadonlyMap<string, readonly number[]>;

/**
 * Rows of the requested features, by their name. Metabolites go by HMDB identifier where the table has one, and several rows
 * of one identifier are replicates of it; elsewhere the last of equal names counts.
 */
export function rowsByFeature(
  omics: Omics,
  table: ExpressionMatrix,
  requested: ReadonlySet<string>,
): FeatureRows {
  const found = new Map<string, number[]>();
  let row = 0;
  for (const name of table.features) {
    const key = identifierOf(omics, table, row) ?? name;
    if (requested.has(key)) {
      found.set(key, omics === 'metabolomics' ? [...(found.get(key) ?? []), row] : [row]);
    }
    row += 1;
  }
  return found;
}

/** HMDB identifier of a row; undefined without one. */
export function identifierOf(omics: Omics, table: ExpressionMatrix, row: number): string | undefined {
  const id = omics === 'metabolomics' ? table.hmdbIds?.at(row)?.trim() : undefined;
  return id === '' || id === 'NA' ? undefined : id;
}
