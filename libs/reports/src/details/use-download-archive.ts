import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchReportArchive } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Mutation that saves the RO-Crate of a report with its files as a ZIP archive. */
export function useDownloadArchive() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  return useMutation({
    ...fetchReportArchive(datains),
    onSuccess: (content, { name }) => saveFile(`${safeFileName(name)}.crate.zip`, content),
    onError: (error) =>
      notify({ tone: 'danger', title: t`The file could not be loaded`, description: errorText(error) }),
  });
}
