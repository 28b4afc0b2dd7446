import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema, InstalledApp } from '@omics-portal/api';
import type { CreatedProject } from '@omics-portal/resources';
import { Alert, Button, Card, DescriptionList } from '@omics-portal/ui';
import { formatSeconds } from '@omics-portal/wording';
import type { SheetPosition } from '@omics-portal/ui/sheet-grid';
import { useSeqflow } from '../ports/seqflow-ports';
import type { ProjectInformation } from '../projects/project-information';
import { useAppTitles } from '../apps/app-name';
import { engineOfApp } from '../apps/app-engines';
import { EngineNotice } from '../apps/engine-notice';
import { runEstimate, type RunEstimate } from '../apps/run-estimate';
import { PreflightCard } from '../preflight/preflight-card';
import { usePreflight } from '../preflight/use-preflight';
import { DifferencesCard } from '../run-again/differences-card';
import { useDraftSheet, useSheetEditing } from '../sample-editor/use-sheet-editing';
import { applyRemedies } from '../sheet/preflight/apply-remedies';
import { toSamples } from '../sheet/sheet';
import { ParametersCard } from '../summary/parameters-card';
import { SamplesCard } from '../summary/samples-card';
import { reportOfDraft, reportsOfApp } from './project-report';
import { ReportChoice } from './report-choice';
import { SubmissionError } from './submission-error';
import { useSubmitProject } from './use-submit-project';
import type { DraftHandle } from '../draft/use-wizard-draft';

interface StepSubmitProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly app: InstalledApp;
  /** Goes back to a step, from 0. */
  readonly onStep: (step: 0 | 1) => void;
  /** Goes back to a cell of the sheet. */
  readonly onCell: (cell: SheetPosition) => void;
  readonly onCreated: (project: CreatedProject) => void;
}

/** Step 3: summary of the project, its samples and parameters, and the submission. */
export function StepSubmit({ handle, schema, app, onStep, onCell, onCreated }: StepSubmitProps) {
  const { t } = useLingui();
  const { submit, content } = useSubmitProject(handle);
  const sheet = useDraftSheet(handle, schema);
  const { columns, table, values, invalid } = sheet;
  const editing = useSheetEditing(handle, schema, sheet);
  const preflight = usePreflight(sheet);
  const jobs = toSamples(table).length;
  const nothing = jobs === 0;
  const reports = reportsOfApp(app);
  const hasErrors = preflight.findings.some(({ severity }) => severity === 'error');
  return (
    <div className="flex flex-col gap-5">
      <InformationCard
        information={handle.draft.information}
        app={app}
        jobs={jobs}
        onEdit={() => onStep(0)}
      />
      <SamplesCard columns={columns} table={table} onEdit={() => onStep(1)} />
      <ParametersCard schema={schema} values={values} onEdit={() => onStep(1)} />
      {handle.draft.origin ? (
        <DifferencesCard schema={schema} origin={handle.draft.origin} sheet={sheet} />
      ) : null}
      <PreflightCard
        preflight={preflight}
        columns={columns}
        onCell={onCell}
        onRemedy={(findings) => editing.replace(applyRemedies(columns, sheet.rows, findings))}
      />
      {reports.length > 0 ? (
        <ReportChoice
          reports={reports}
          chosen={reportOfDraft(app, handle.draft)}
          profile={handle.draft.reportProfile}
          sequencing={handle.draft.reportSequencing}
          disabled={submit.isPending}
          onChoose={(report) =>
            handle.update({ report, reportProfile: undefined, reportSequencing: undefined })
          }
          onProfile={(reportProfile) => handle.update({ reportProfile })}
          onSequencing={(reportSequencing) => handle.update({ reportSequencing })}
        />
      ) : null}
      <EngineNotice app={app} />
      {nothing ? <Alert tone="warning" title={t`Not Found Any Samples, Please Check Your Input.`} /> : null}
      {submit.isError ? (
        <SubmissionError
          error={submit.error}
          columns={columns}
          table={table}
          onInformation={() => onStep(0)}
          onCell={onCell}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStep(1)} disabled={submit.isPending}>{t`Previous Step`}</Button>
        <Button
          variant="primary"
          busy={submit.isPending}
          disabled={
            nothing || invalid.length > 0 || hasErrors || preflight.isRunning || engineOfApp(app) === null
          }
          onClick={() => submit.mutate(content(app, table), { onSuccess: onCreated })}
        >
          {t`Run Assessment`}
        </Button>
      </div>
    </div>
  );
}

interface InformationCardProps {
  readonly information: ProjectInformation;
  readonly app: InstalledApp;
  /** Number of jobs to run. */
  readonly jobs: number;
  readonly onEdit: () => void;
}

function InformationCard({ information, app, jobs, onEdit }: InformationCardProps) {
  const { t } = useLingui();
  const { session } = useSeqflow();
  const titleOf = useAppTitles();
  const engine = engineOfApp(app);
  const estimate = runEstimate(engine, jobs);
  return (
    <Card
      title={t`General Information`}
      actions={<Button size="sm" onClick={onEdit}>{t`Edit the information`}</Button>}
    >
      <DescriptionList
        items={[
          { term: t`Assessment Name`, detail: information.name },
          { term: t({ message: 'Description', context: 'project' }), detail: information.description },
          { term: t`Group`, detail: information.group || '-' },
          { term: t`Assessment App`, detail: titleOf(app.name) },
          ...(engine ? [{ term: t`Engine`, detail: engine.name }] : []),
          ...(estimate ? [{ term: t`Estimated Time`, detail: <EstimateText estimate={estimate} /> }] : []),
          { term: t`Author`, detail: session.email ?? '-' },
        ]}
      />
    </Card>
  );
}

/** Time that the jobs will take, and the facts that it comes from. */
function EstimateText({ estimate }: { readonly estimate: RunEstimate }) {
  const { t, i18n } = useLingui();
  const { slots } = estimate;
  const total = formatSeconds(estimate.totalSeconds, i18n.locale);
  const each = formatSeconds(estimate.jobSeconds, i18n.locale);
  return (
    <>
      {t`about ${total}`}
      <span className="block text-sm text-muted">
        {t`One job of this app usually takes ${each}, and ${plural(slots, { one: '# job runs', other: '# jobs run' })} at once. It takes longer while other jobs wait.`}
      </span>
    </>
  );
}
