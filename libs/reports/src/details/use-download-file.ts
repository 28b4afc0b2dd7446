import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchReportFile, type ReportFileDownload } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Name under which a file of a report is saved. */
function savedName({ report, file }: ReportFileDownload): string {
  return {
    pdf: `${safeFileName(report.name)}.pdf`,
    figures: `${safeFileName(report.name)}.json`,
    crate: 'ro-crate-metadata.json',
  }[file.kind];
}

/** Mutation that saves a file of a report as it is stored: the PDF document, report.json or the RO-Crate metadata. */
export function useDownloadFile() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, reports } = useReports();
  return useMutation({
    ...fetchReportFile(reports, datains),
    onSuccess: (content, download) => saveFile(savedName(download), content),
    onError: (error) =>
      notify({ tone: 'danger', title: t`The file could not be loaded`, description: errorText(error) }),
  });
}
