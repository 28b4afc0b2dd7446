import { mutationOptions } from '@tanstack/react-query';
import {
  fetchFile,
  ResponseShapeError,
  signedUrl,
  type DatainsClient,
  type ReportClient,
} from '@omics-portal/api';
import { addressOfLink } from '../objects/object-content';
import type { Report } from './report-of-task';

/** File of a report that is fetched on request: the PDF document, or report.json or the RO-Crate metadata by its storage link. */
export type ReportFile =
  { readonly kind: 'pdf' } | { readonly kind: 'figures' | 'crate'; readonly link: string };

/** File of a report to download. */
export interface ReportFileDownload {
  readonly report: Pick<Report, 'id' | 'name'>;
  readonly file: ReportFile;
}

/** Mutation that fetches a file of a report. The service makes the PDF document at the first request, which takes seconds. */
export function fetchReportFile(reports: ReportClient, datains: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ report, file }: ReportFileDownload): Promise<Blob> => {
      const link = file.kind === 'pdf' ? await pdfLink(reports, report.id) : file.link;
      return (await fetchFile(await signedUrl(datains, addressOfLink(link)))).blob();
    },
  });
}

async function pdfLink(reports: ReportClient, id: string): Promise<string> {
  const { data } = await reports.POST('/api/tasks/{id}/pdf', { params: { path: { id } } });
  if (typeof (data as typeof data | null)?.link !== 'string') {
    throw new ResponseShapeError('a PDF document');
  }
  return data.link;
}
