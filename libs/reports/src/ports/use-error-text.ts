import { StorageLinkError } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useErrorText as useSharedErrorText } from '@omics-portal/wording';
import { useCallback } from 'react';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { UnknownFolderError } from '../files/unknown-folder-error';

/** Names of the errors of a browser for a file that it can no longer read. */
const LOST_FILE_ERRORS = new Set(['NotFoundError', 'NotReadableError']);

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
      if (error instanceof DOMException && LOST_FILE_ERRORS.has(error.name)) {
        return t`A chosen file was changed or removed. Choose the files again.`;
      }
      return shared(error);
    },
    [t, shared],
  );
}
