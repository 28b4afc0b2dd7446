import { pluginNameOf, type ReportKind, reportToolQueries } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, ButtonLink, PageHeader } from '@omics-portal/ui';
import { Plus } from 'lucide-react';
import { PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense, useState } from 'react';
import { useReports } from '../ports/reports-ports';
import type { ReportListSearch } from '../tasks/report-search';
import { ReportList } from './report-list';

/** Properties of the list of reports of one tool. */
export interface ReportListScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Kind of the tool. */
  readonly kind: ReportKind;
  readonly search: ReportListSearch;
  readonly onSearchChange: (next: ReportListSearch) => void;
}

/** Form of a report on tables. Loaded on demand: the list loads without the form engine. */
const NewReport = lazy(async () => ({ default: (await import('../new-report/new-report')).NewReport }));
/** Form of a report on a folder, loaded on demand. */
const NewFolderReport = lazy(async () => ({
  default: (await import('../folder-report/new-folder-report')).NewFolderReport,
}));

/** List of the reports of one tool, with the drawer for a new one. */
export function ReportListScreen(props: ReportListScreenProps) {
  // Each tool has its own draft.
  return <ReportsOfTool key={props.kind} {...props} />;
}

function ReportsOfTool({ title, kind, search, onSearchChange }: ReportListScreenProps) {
  const { t, i18n } = useLingui();
  const { reports, brand, links } = useReports();
  const tools = useQuery(reportToolQueries(reports, i18n.locale).manifests());
  /** Undefined until the drawer is first opened. */
  const [opened, setOpened] = useState<boolean>();
  /** A link from elsewhere opens the drawer by the address. */
  const open = search.new ?? opened;
  const installed = tools.data?.some((tool) => tool.short_name === pluginNameOf(brand, kind));
  const close = () => {
    setOpened(false);
    if (search.new) onSearchChange({ ...search, new: undefined });
  };
  const newReport =
    installed === false ? null : (
      <Button variant="primary" icon={<Plus />} onClick={() => setOpened(true)}>
        {t`New QC Report`}
      </Button>
    );
  return (
    <div className="flex flex-col">
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink variant="ghost" href={links.history()}>
              {t`QC Report History`}
            </ButtonLink>
            {newReport}
          </>
        }
      />
      {installed === false ? <NotInstalled tool={pluginNameOf(brand, kind)} /> : null}
      <ReportList
        kind={kind}
        search={{ ...search, tool: undefined }}
        onSearchChange={({ tool: _tool, ...next }) => onSearchChange(next)}
        firstStep={newReport}
      />
      {open === undefined ? null : (
        <PanelBoundary>
          <Suspense>
            {kind === 'dseqc' ? (
              <NewFolderReport kind={kind} open={open} onClose={close} />
            ) : (
              <NewReport kind={kind} open={open} onClose={close} />
            )}
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

/** Notice that this screen cannot start a report. */
function NotInstalled({ tool }: { readonly tool: string }) {
  const { t } = useLingui();
  return (
    <Alert className="mb-5" tone="info" title={t`The report tool “${tool}” is not installed on this server`}>
      {t`No new report can be made with it. Reports that were made earlier are listed below.`}
    </Alert>
  );
}
