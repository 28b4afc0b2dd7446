import { OMICS_OF_KIND, REPORT_KINDS } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink, PageHeader } from '@omics-portal/ui';
import { OMICS_LABELS } from '@omics-portal/wording';
import { useReports } from '../ports/reports-ports';
import type { ReportHistorySearch } from '../tasks/report-search';
import { ReportList } from './report-list';

/** Properties of the history of reports. */
export interface ReportHistoryScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly search: ReportHistorySearch;
  readonly onSearchChange: (next: ReportHistorySearch) => void;
}

/** List of the reports of all tools. */
export function ReportHistoryScreen({ title, search, onSearchChange }: ReportHistoryScreenProps) {
  const { t, i18n } = useLingui();
  const { links } = useReports();
  const entries = REPORT_KINDS.map((kind) => (
    <ButtonLink key={kind} href={links.reportList(kind)}>
      {i18n._(OMICS_LABELS[OMICS_OF_KIND[kind]])}
    </ButtonLink>
  ));
  return (
    <div className="flex flex-col">
      <PageHeader
        title={title}
        description={t`Reports of all tools. Make a new one where its tool is listed.`}
        actions={
          <>
            <ButtonLink variant="ghost" href={links.controlChart(search.tool)}>
              {t`Control Charts`}
            </ButtonLink>
            {entries}
          </>
        }
      />
      <ReportList search={search} onSearchChange={onSearchChange} firstStep={entries} />
    </div>
  );
}
