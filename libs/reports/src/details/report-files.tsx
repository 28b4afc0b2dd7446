import { useLingui } from '@lingui/react/macro';
import { pageFormat, type Report } from '@omics-portal/resources';
import { Button } from '@omics-portal/ui';
import { Download, FileArchive } from 'lucide-react';
import { ReportSection } from '../figures/report-section';
import { useDownloadArchive } from './use-download-archive';
import { useDownloadFile } from './use-download-file';

/** Files to archive with a report: its PDF document, if the site makes any, and its RO-Crate metadata. */
export function ReportFiles({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const isPage = report.page !== null && pageFormat(report.page) === 'html';
  if (!isPage && report.crate === null) {
    return null;
  }
  return (
    <div className="print:hidden">
      <ReportSection title={t`Files for the archive`}>
        <div className="flex flex-col items-start gap-4 text-sm">
          {isPage ? <PdfDocument report={report} /> : null}
          {report.crate === null ? null : <Crate report={report} link={report.crate} />}
        </div>
      </ReportSection>
    </div>
  );
}

function PdfDocument({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const download = useDownloadFile();
  if (!report.makesPdf) {
    return (
      <p className="text-muted">{t`This site makes no PDF documents. Download the report as HTML and print it in your browser.`}</p>
    );
  }
  return (
    <div>
      <p className="mb-2 text-muted">
        {t`The page of the report as a document with searchable text. It is created at the first download, which takes a few seconds.`}
      </p>
      <Button
        icon={<Download />}
        busy={download.isPending}
        onClick={() => download.mutate({ report, file: { kind: 'pdf' } })}
      >
        {t`Download PDF`}
      </Button>
    </div>
  );
}

function Crate({ report, link }: { readonly report: Report; readonly link: string }) {
  const { t } = useLingui();
  const download = useDownloadFile();
  const archive = useDownloadArchive();
  return (
    <div>
      <p className="mb-2 text-muted">
        {t`The origin of the report in machine-readable form: files and inputs with checksums, software, thresholds and references (RO-Crate 1.2).`}
      </p>
      <Button
        icon={<Download />}
        busy={download.isPending}
        onClick={() => download.mutate({ report, file: { kind: 'crate', link } })}
      >
        {t`Download RO-Crate metadata`}
      </Button>
      <Button
        className="ms-2 max-sm:ms-0 max-sm:mt-2"
        icon={<FileArchive />}
        busy={archive.isPending}
        onClick={() => archive.mutate({ crate: link, name: report.name })}
      >
        {t`Download with all files (ZIP)`}
      </Button>
    </div>
  );
}
