import { useLingui } from '@lingui/react/macro';
import type { OmicsType, Task } from '@omics-portal/api';
import type { StatusTone } from '@omics-portal/ui';

export const TONE_OF_TASK = {
  Started: 'active',
  Finished: 'success',
  Failed: 'exception',
  Archived: 'aborted',
  Checked: 'success',
} satisfies Record<Task['status'], StatusTone>;

/** The states of a task in words. */
export function useTaskStatusWords(): Record<Task['status'], string> {
  const { t } = useLingui();
  return {
    Started: t({ message: 'Started', context: 'uploads' }),
    Finished: t({ message: 'Finished', context: 'uploads' }),
    Failed: t({ message: 'Failed', context: 'uploads' }),
    Archived: t({ message: 'Archived', context: 'uploads' }),
    Checked: t({ message: 'Checked', context: 'uploads' }),
  };
}

/** The kinds of data in words. */
export function useOmicsWords(): Record<OmicsType, string> {
  const { t } = useLingui();
  return {
    genomics: t`Genomics`,
    transcriptomics: t`Transcriptomics`,
    proteomics: t`Proteomics`,
    metabolomics: t`Metabolomics`,
  };
}
