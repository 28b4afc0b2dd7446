import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchReportFile } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Mutation that saves the PDF document or the RO-Crate metadata of a report. */
export function useDownloadFile() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, reports } = useReports();
  return useMutation({
    ...fetchReportFile(reports, datains),
    onSuccess: (content, { report, file }) =>
      saveFile(file.kind === 'pdf' ? `${safeFileName(report.name)}.pdf` : 'ro-crate-metadata.json', content),
    onError: (error) =>
      notify({ tone: 'danger', title: t`The file could not be loaded`, description: errorText(error) }),
  });
}
