import { StorageLinkError } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useErrorText as useSharedErrorText } from '@omics-portal/wording';
import { useCallback } from 'react';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { UnknownFolderError } from '../files/unknown-folder-error';

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
      if (error instanceof UnknownFolderError) {
        return t`The project has no results that the server lists. Choose a folder in storage instead.`;
      }
      return shared(error);
    },
    [t, shared],
  );
}
