import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchReportPage, pageFormat } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Mutation that saves the page of a report as a file with the name of the report. */
export function useDownloadPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports, datains, reportServiceBase } = useReports();
  return useMutation({
    ...fetchReportPage(reports, datains, reportServiceBase),
    onSuccess: (content, { page, report }) =>
      saveFile(`${safeFileName(report.name)}.${pageFormat(page)}`, content),
    onError: (error) =>
      notify({ tone: 'danger', title: t`Not found the report.`, description: errorText(error) }),
  });
}
