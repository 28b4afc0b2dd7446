import { useLingui } from '@lingui/react/macro';
import type { ExpressionDocument } from '@omics-portal/api/visualisation';

/** Labels that depend on the kind of data. */
export interface ExpressionLabels {
  /** Name of a row of the table. */
  readonly feature: string;
  readonly find: string;
  /** Unit of the values. */
  readonly unit: string;
  /** Sentence about an absent reference set. */
  readonly missing: string;
}

/** Labels of the features and values of a document. */
export function useExpressionLabels({ kind, table }: ExpressionDocument): ExpressionLabels {
  const { t } = useLingui();
  const units = { counts: t`Counts`, fpkm: t`FPKM`, log2: t`log2 intensity`, intensities: t`Intensity` };
  const labels = {
    rna: {
      feature: t`Gene`,
      find: t`Find a gene`,
      missing: t`No RNA reference set is installed: reference fold changes are not shown.`,
    },
    protein: {
      feature: t`Protein`,
      find: t`Find a protein or peptide`,
      missing: t`No reference set of proteins is installed: reference fold changes are not shown.`,
    },
    metabolism: {
      feature: t`Metabolite`,
      find: t`Find a metabolite`,
      missing: t`No reference set of metabolites is installed: reference fold changes are not shown.`,
    },
  };
  return { ...labels[kind], unit: units[table.unit] };
}
