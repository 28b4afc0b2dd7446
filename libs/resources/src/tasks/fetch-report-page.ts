import { mutationOptions } from '@tanstack/react-query';
import { fetchFile, signedUrl, type DatainsClient } from '@omics-portal/api';
import { addressOfLink } from '../objects/object-content';
import type { Report, ReportPage } from './report-of-task';
import { servicePageUrl } from './report-page';

/** Page of a report to download. */
export interface ReportPageDownload {
  readonly page: ReportPage;
  /** Name of the report, from which the caller derives the file name. */
  readonly name: Report['name'];
}

/**
 * Mutation that fetches the page of a report. A page in storage is signed each time, because signed URLs expire.
 * `serviceBase` is the URL of the report service; it may be relative to the current document.
 */
export function fetchReportPage(client: DatainsClient, serviceBase: string) {
  return mutationOptions({
    mutationFn: async ({ page }: ReportPageDownload): Promise<Blob> => {
      const url =
        page.in === 'storage'
          ? await signedUrl(client, addressOfLink(page.link))
          : servicePageUrl(serviceBase, page.path, location.href);
      return (await fetchFile(url)).blob();
    },
  });
}
