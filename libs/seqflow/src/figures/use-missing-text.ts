import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FigureRow } from '@omics-portal/api';

/** Sentence that says why figures of a job are missing; empty where none are. */
export function useMissingText(): (missing: FigureRow['missing']) => string {
  const { t } = useLingui();
  return useCallback(
    (missing) => {
      switch (missing) {
        case null:
          return '';
        case 'not-ended':
          return t`The job has not ended`;
        case 'failed':
          return t`The job failed`;
        case 'stopped':
          return t`The job was stopped`;
        case 'deleted':
          return t`The results were deleted`;
        case 'no-figures':
          return t`The app names no file with figures`;
        case 'not-read':
          return t`The server is reading the files`;
        case 'missing-output':
          return t`A file with figures is missing among the results`;
        case 'too-large':
          return t`A file with figures is larger than 16 MB`;
        case 'not-readable':
          return t`A file with figures is not readable`;
        case 'too-many':
          return t`The files have more figures than can be shown`;
        default:
          return t`The figures are missing`;
      }
    },
    [t],
  );
}
