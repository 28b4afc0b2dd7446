import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchFile, signedUrl } from '@omics-portal/api';
import {
  pageFormat,
  servicePageUrl,
  type Report,
  type ReportPage,
  addressOfLink,
} from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { safeFileName } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Saves the page or document of a report under its name. The address is asked for each time, because such addresses expire. */
export function useDownloadPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, reportServiceBase } = useReports();
  return useMutation({
    mutationFn: async ({ page, name }: { page: ReportPage; name: Report['name'] }) => {
      const url =
        page.in === 'storage'
          ? await signedUrl(datains, addressOfLink(page.link))
          : servicePageUrl(reportServiceBase, page.path, location.href);
      saveFile(`${safeFileName(name)}.${pageFormat(page)}`, await (await fetchFile(url)).blob());
    },
    onError: (error) =>
      notify({ tone: 'danger', title: t`Not found the report.`, description: errorText(error) }),
  });
}
