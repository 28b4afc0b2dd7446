import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { HttpError, type AppSchema, type InstalledApp } from '@omics-portal/api';
import { appLabel, type CreatedProject } from '@omics-portal/resources';
import { Alert, Button, Card, DescriptionList, FormField, Input, SkeletonLines } from '@omics-portal/ui';
import { PanelBoundary, useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { deriveSamples, isBatch, SAMPLE_ID, toSamples, unusedElements } from '../app-form/derive-samples';
import { shownValues } from '../draft/draft-fit';
import type { ProjectInformation } from '../projects/project-information';
import { engineOfApp } from '../apps/app-engines';
import { EngineNotice } from '../apps/engine-notice';
import { useFieldMessages } from '../app-form/field-messages';
import { fieldLabel, visibleFields, type FormValues } from '../app-form/form-values';
import type { CellEdit } from './sample-grid';
import {
  countEdits,
  editedSamples,
  invalidCells,
  tableColumns,
  tableRows,
  withEdit,
  type InvalidCell,
} from '../app-form/sample-table';
import { useSubmitProject } from './use-submit-project';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { ValueText } from './value-text';

/** Loaded on demand: the wizard loads without tables. */
const SampleGrid = lazy(async () => ({ default: (await import('./sample-grid')).SampleGrid }));

interface StepSubmitProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly app: InstalledApp;
  readonly onBack: () => void;
  readonly onCreated: (project: CreatedProject) => void;
}

/** Maximum number of invalid cells that are listed. */
const MAX_CELLS = 10;

/** Step 3: summary, table of jobs, and submission. */
export function StepSubmit({ handle, schema, app, onBack, onCreated }: StepSubmitProps) {
  const { t } = useLingui();
  const { submit, content } = useSubmitProject(handle);
  const { draft, update } = handle;
  const values = shownValues(draft, schema);
  const batch = isBatch(schema);
  const columns = tableColumns(schema, values);
  const rows = tableRows(columns, deriveSamples(schema, values, draft.ids), draft.overrides, batch);
  const invalid = invalidCells(columns, rows);
  const ready = editedSamples(rows);
  const nothing = toSamples(ready).length === 0;
  const edits = countEdits(rows);
  const edit: CellEdit = (rowId, model, value, base) =>
    update({ overrides: withEdit(draft.overrides, rowId, model, value, base) });
  const first = rows[0];

  return (
    <div className="flex flex-col gap-5">
      <Summary information={draft.information} app={app} schema={schema} values={values} />
      <Card
        title={t`Jobs to run (${rows.length})`}
        actions={
          edits > 0 ? (
            <Button size="sm" onClick={() => update({ overrides: {} })}>
              {t`Discard all edits (${edits})`}
            </Button>
          ) : undefined
        }
      >
        <Unused schema={schema} values={values} />
        <PanelBoundary>
          <Suspense fallback={<SkeletonLines lines={4} label={t`Loading...`} />}>
            {batch ? <SampleGrid columns={columns} rows={rows} onEdit={edit} /> : null}
          </Suspense>
        </PanelBoundary>
        {!batch && first ? (
          <SingleSampleId
            key={first.rowId}
            value={String(first.cells[SAMPLE_ID]?.value ?? '')}
            onChange={(value) => edit(first.rowId, SAMPLE_ID, value, first.rowId)}
          />
        ) : null}
      </Card>
      <EngineNotice app={app} />
      {nothing ? <Alert tone="warning" title={t`Not Found Any Samples, Please Check Your Input.`} /> : null}
      {invalid.length > 0 ? <Invalid cells={invalid} /> : null}
      {submit.isError ? <SubmissionError error={submit.error} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack} disabled={submit.isPending}>{t`Previous Step`}</Button>
        <Button
          variant="primary"
          busy={submit.isPending}
          disabled={nothing || invalid.length > 0 || engineOfApp(app) === null}
          onClick={() => submit.mutate(content(app, ready), { onSuccess: onCreated })}
        >
          {t`Run Assessment`}
        </Button>
      </div>
    </div>
  );
}

interface SummaryProps {
  readonly information: ProjectInformation;
  readonly app: InstalledApp;
  readonly schema: AppSchema;
  readonly values: FormValues;
}

function Summary({ information, app, schema, values }: SummaryProps) {
  const { t } = useLingui();
  const { session } = useSeqflow();
  const engine = engineOfApp(app);
  return (
    <>
      <Card title={t`General Information`}>
        <DescriptionList
          items={[
            { term: t`Assessment Name`, detail: information.name },
            { term: t({ message: 'Description', context: 'project' }), detail: information.description },
            { term: t`Group`, detail: information.group || '-' },
            { term: t`Assessment App`, detail: appLabel(app.name) },
            ...(engine ? [{ term: t`Engine`, detail: engine.name }] : []),
            { term: t`Author`, detail: session.email ?? '-' },
          ]}
        />
      </Card>
      <Card title={t`Assessment Parameters`}>
        <DescriptionList
          columns={2}
          items={visibleFields(schema, values).map((field) => ({
            term: fieldLabel(field),
            detail: <ValueText field={field} value={values[field.model] ?? null} />,
          }))}
        />
      </Card>
    </>
  );
}

function SingleSampleId({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  return (
    <FormField label={t`Sample ID`} help={t`The name of the job in lists and results.`} className="max-w-xl">
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

function Unused({ schema, values }: Pick<SummaryProps, 'schema' | 'values'>) {
  const { t } = useLingui();
  const unused = unusedElements(schema, values);
  const fields = visibleFields(schema, values).filter((field) => unused[field.model]);
  return fields.length > 0 ? (
    <Alert
      tone="warning"
      title={t`Some of the chosen files go to no job, because there are fewer jobs than files`}
      className="mb-3"
    >
      {fields.map((field) => `${fieldLabel(field)}: ${unused[field.model]}`).join(', ')}
    </Alert>
  ) : null;
}

function Invalid({ cells }: { readonly cells: readonly InvalidCell[] }) {
  const { t } = useLingui();
  const { problemText } = useFieldMessages();
  const more = cells.length - MAX_CELLS;
  return (
    <Alert tone="danger" title={t`Please correct these cells`}>
      <ul>
        {cells.slice(0, MAX_CELLS).map(({ row, column, problem }) => {
          const label = column.label ?? t`Sample ID`;
          const text = problemText(problem);
          return <li key={`${row}/${column.model}`}>{t`Job ${row}, ${label}: ${text}`}</li>;
        })}
      </ul>
      {more > 0 ? <p>{t`and ${more} more`}</p> : null}
    </Alert>
  );
}

function SubmissionError({ error }: { readonly error: Error }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const details = error instanceof HttpError ? error.details : [];
  return (
    <Alert tone="danger" title={t`The project was not created. What you entered is preserved.`}>
      <p>{errorText(error)}</p>
      {details.length > 0 ? (
        <ul>
          {details.map(({ field, message }) => (
            <li key={`${field}/${message}`}>
              <code>{field}</code>: {message}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
