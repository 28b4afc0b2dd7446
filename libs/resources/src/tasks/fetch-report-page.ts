import { mutationOptions } from '@tanstack/react-query';
import { fetchFile, HttpError, signedUrl, type DatainsClient } from '@omics-portal/api';
import { addressOfLink } from '../objects/object-content';
import type { Report, ReportPage } from './report-of-task';
import { linkInLanguage, servicePageUrl } from './report-page';

/** Page of a report to download. */
export interface ReportPageDownload {
  readonly page: ReportPage;
  /** Name of the report, from which the caller derives the file name. */
  readonly name: Report['name'];
  /** Language of the page, where the report has one in it. */
  readonly locale: string;
}

/**
 * Mutation that fetches the page of a report. A page in storage is signed each time, because signed URLs expire.
 * `serviceBase` is the URL of the report service; it may be relative to the current document.
 */
export function fetchReportPage(client: DatainsClient, serviceBase: string) {
  const stored = async (link: string) =>
    (await fetchFile(await signedUrl(client, addressOfLink(link)))).blob();
  return mutationOptions({
    mutationFn: async ({ page, locale }: ReportPageDownload): Promise<Blob> => {
      if (page.in === 'service') {
        return (await fetchFile(servicePageUrl(serviceBase, page.path, location.href))).blob();
      }
      const translated = linkInLanguage(page.link, locale);
      if (translated === null) {
        return stored(page.link);
      }
      return stored(translated).catch((error: unknown) => {
        // Reports of older programs have one page.
        if (isMissing(error)) return stored(page.link);
        throw error;
      });
    },
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}
