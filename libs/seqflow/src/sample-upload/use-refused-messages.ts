import { useLingui } from '@lingui/react/macro';
import type { RefusedReason } from './upload-plan';

/** Messages for the reasons why a file of this computer is not uploaded. */
export function useRefusedMessages(): Record<RefusedReason, string> {
  const { t } = useLingui();
  return {
    hidden: t`A hidden file.`,
    'not-accepted': t`The app does not take files of this kind.`,
    empty: t`The file is empty.`,
    'too-large': t`The file is larger than this portal accepts.`,
    'bad-name': t`The name has characters that storage does not allow, or is too long.`,
    repeated: t`Another chosen file has the same name and folder.`,
  };
}
