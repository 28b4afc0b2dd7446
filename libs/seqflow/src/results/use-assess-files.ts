import { useLingui } from '@lingui/react/macro';
import type { ResultFile } from '@omics-portal/api';
import { notify } from '@omics-portal/ui';
import { FileHandoverError, MAX_HANDOVER_FILES, offerFiles } from '../handover/file-handover';
import { useSeqflow } from '../ports/seqflow-ports';

/** Opens the wizard with result files as the input of a new assessment, or shows a notice when the browser cannot. */
export function useAssessFiles(): (files: readonly ResultFile[]) => void {
  const { t } = useLingui();
  const { links, session } = useSeqflow();
  return (files) => {
    try {
      const paths = files.map(({ path }) => path);
      window.location.assign(links.assessFiles(offerFiles(paths, { account: session.email })));
    } catch (error) {
      const limit = MAX_HANDOVER_FILES;
      notify({
        tone: 'danger',
        title: t`The files could not be used in a new assessment`,
        description:
          error instanceof FileHandoverError && error.reason === 'too-many'
            ? t`Select at most ${limit} files.`
            : t`This browser does not let the portal store data for this tab. Allow it, or choose the files in the wizard.`,
      });
    }
  };
}
