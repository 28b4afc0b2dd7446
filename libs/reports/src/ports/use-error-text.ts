import { StorageLinkError } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useErrorText as useSharedErrorText } from '@omics-portal/wording';
import { useCallback } from 'react';
import { UnreadableFileError } from '../files/unreadable-file-error';

/** Messages of errors, including those of unreadable report files. */
export function useErrorText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  const shared = useSharedErrorText();
  return useCallback(
    (error) => {
      if (error instanceof StorageLinkError) {
        return t`Its address cannot be read.`;
      }
      if (error instanceof UnreadableFileError) {
        return t`Its content is not what this portal expects.`;
      }
      return shared(error);
    },
    [t, shared],
  );
}
