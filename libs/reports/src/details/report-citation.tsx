import { useLingui } from '@lingui/react/macro';
import type { Report } from '@omics-portal/resources';
import { Button } from '@omics-portal/ui';
import { formatDay, useCopy } from '@omics-portal/wording';
import { Copy } from 'lucide-react';
import { ReportSection } from '../figures/report-section';
import { useReports } from '../ports/reports-ports';

/** Citation of a report, to copy. */
export function ReportCitation({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const copy = useCopy();
  const citation = useCitation(report);
  return (
    <ReportSection title={t`How to cite`}>
      <div className="flex flex-col items-start gap-3 text-sm">
        <p className="wrap-anywhere">{citation}</p>
        <Button icon={<Copy />} className="print:hidden" onClick={() => void copy(citation)}>
          {t`Copy the citation`}
        </Button>
      </div>
    </ReportSection>
  );
}

/** Citation: author where the service names one, then the report. */
function useCitation(report: Report): string {
  const { t } = useLingui();
  const cited = useCitedReport(report);
  const { author } = report;
  return author === null ? cited : t`${author}. ${cited}`;
}

/** Name, id, date, tool with its version, portal, and the permanent link. */
function useCitedReport({ id, name, app, finishedAt }: Report): string {
  const { t } = useLingui();
  const { links, productTitle } = useReports();
  const address = new URL(links.report(id), window.location.href).href;
  if (finishedAt === null) {
    return t`${name}. Quality report ${id}, ${app}. ${productTitle}. ${address}`;
  }
  const date = formatDay(finishedAt);
  return t`${name}. Quality report ${id}, ${date}, ${app}. ${productTitle}. ${address}`;
}
