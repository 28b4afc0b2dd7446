import { useLingui } from '@lingui/react/macro';
import type { Omics } from '@omics-portal/resources';

/** What an omics is called. */
export function useOmicsName(omics: Omics): string {
  const { t } = useLingui();
  const names: Record<Omics, string> = {
    genomics: t`Genomics`,
    transcriptomics: t`Transcriptomics`,
    proteomics: t`Proteomics`,
    metabolomics: t`Metabolomics`,
  };
  return names[omics];
}
