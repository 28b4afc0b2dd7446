import { mutationOptions } from '@tanstack/react-query';
import { fetchFile, HttpError, signedUrl, type DatainsClient, type ReportClient } from '@omics-portal/api';
import { addressOfLink } from '../objects/object-content';
import type { Report, ReportPage } from './report-of-task';
import { linkInLanguage, pageFormat, servicePageUrl } from './report-page';

/** Page of a report to download. */
export interface ReportPageDownload {
  readonly report: Pick<Report, 'id' | 'name'>;
  readonly page: ReportPage;
  /** Language of the page, where the report has one in it. */
  readonly locale: string;
}

/**
 * Mutation that fetches the page of a report: from the service with the measurement and the citation at its end, or as it is
 * stored where the service is an older one. A page in storage is signed each time, because signed URLs expire.
 * `serviceBase` is the URL of the report service; it may be relative to the current document.
 */
export function fetchReportPage(reports: ReportClient, datains: DatainsClient, serviceBase: string) {
  const stored = async (link: string) =>
    (await fetchFile(await signedUrl(datains, addressOfLink(link)))).blob();
  const storedInLanguage = async (link: string, locale: string) => {
    const translated = linkInLanguage(link, locale);
    // Reports of older programs have one page.
    return translated === null ? stored(link) : stored(translated).catch(unlessMissing(() => stored(link)));
  };
  return mutationOptions({
    mutationFn: async ({ report: { id }, page, locale }: ReportPageDownload): Promise<Blob> => {
      if (page.in === 'service') {
        return (await fetchFile(servicePageUrl(serviceBase, page.path, location.href))).blob();
      }
      return pageFormat(page) === 'pdf'
        ? stored(page.link)
        : closedPage(reports, id).catch(unlessMissing(() => storedInLanguage(page.link, locale)));
    },
  });
}

async function closedPage(reports: ReportClient, id: string): Promise<Blob> {
  const { data } = await reports.GET('/api/tasks/{id}/html', { params: { path: { id } }, parseAs: 'text' });
  return new Blob([data], { type: 'text/html' });
}

/** Handler of a rejection: another request where there is no such page, as on older servers. */
function unlessMissing(next: () => Promise<Blob>): (error: unknown) => Promise<Blob> {
  return (error) => {
    if (error instanceof HttpError && (error.status === 404 || error.status === 405)) return next();
    throw error;
  };
}
