import { useLingui } from '@lingui/react/macro';
import type { CallFigure, DnaView, Grouping } from './dna-view';

/** Labels of the choices of the page. */
export interface DnaLabels {
  readonly figures: Readonly<Record<CallFigure, string>>;
  readonly groupings: Readonly<Record<Grouping, string>>;
  /** Abbreviations of the types of variant, the same in every language. */
  readonly types: Readonly<Record<DnaView['type'], string>>;
  readonly sequencings: Readonly<Record<DnaView['sequencing'], string>>;
}

/** Labels of the figures, groupings and kinds of sequencing. */
export function useDnaLabels(): DnaLabels {
  const { t } = useLingui();
  return {
    figures: {
      mendelian: t`Mendelian concordance rate`,
      precision: t`Precision`,
      recall: t`Recall`,
    },
    groupings: { lab: t`Lab`, platform: t`Platform`, preparation: t`Library preparation` },
    types: { snv: 'SNV', indel: 'INDEL' },
    sequencings: { WGS: t`Whole genome (WGS)`, WES: t`Exome (WES)` },
  };
}
