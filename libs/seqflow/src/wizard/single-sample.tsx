import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Button, FormField, Input } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { Braces } from 'lucide-react';
import { useFieldMessages } from '../app-form/field-messages';
import { SAMPLE_ID } from '../app-form/sample-id';
import { schemaFingerprint } from '../draft/draft-fit';
import type { DraftHandle } from '../draft/use-wizard-draft';
import type { DraftSheet } from '../sample-editor/use-sheet-editing';
import { withCell } from '../sheet/apply-edit';
import type { SheetData } from '../sheet/json/json-view';

/** Loaded on demand: few users write JSON. */
const JsonDialog = lazy(async () => ({ default: (await import('../sample-editor/json-dialog')).JsonDialog }));
/** Loaded for files of another screen only. */
const AssignFiles = lazy(async () => ({ default: (await import('./assign-files')).AssignFiles }));

interface SingleSampleProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly sheet: DraftSheet;
  readonly showProblem: boolean;
  /** Links of the files that another screen handed over: each is for a field of the form. */
  readonly offered: readonly string[];
  readonly onOfferUsed: () => void;
}

/** Sample of an app that runs one job: its id, files of another screen, and the form as JSON. */
export function SingleSample({
  handle,
  schema,
  sheet,
  showProblem,
  offered,
  onOfferUsed,
}: SingleSampleProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { rows, values } = sheet;
  const fingerprint = schemaFingerprint(schema);
  const save = (data: SheetData) => {
    handle.update({ values: data.values, rows: data.rows, unconverted: null, fingerprint });
    setOpen(false);
  };
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div>
        <Button icon={<Braces />} aria-label={t`Parameters as JSON`} onClick={() => setOpen(true)}>
          JSON
        </Button>
      </div>
      {offered.length > 0 ? (
        <PanelBoundary>
          <Suspense>
            <AssignFiles
              schema={schema}
              values={values}
              paths={offered}
              onAssign={(next) => {
                save({ values: next, rows });
                onOfferUsed();
              }}
            />
          </Suspense>
        </PanelBoundary>
      ) : null}
      <SampleId sheet={sheet} showProblem={showProblem} onChange={(next) => save({ values, rows: next })} />
      {open ? (
        <PanelBoundary>
          <Suspense>
            <JsonDialog schema={schema} data={sheet} onSave={save} onCancel={() => setOpen(false)} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );
}

interface SampleIdProps {
  readonly sheet: DraftSheet;
  readonly showProblem: boolean;
  readonly onChange: (rows: SheetData['rows']) => void;
}

function SampleId({ sheet, showProblem, onChange }: SampleIdProps) {
  const { t } = useLingui();
  const { problemText } = useFieldMessages();
  const [row] = sheet.rows;
  const cell = sheet.table[0]?.cells[SAMPLE_ID];
  if (!row) {
    return null;
  }
  return (
    <FormField
      label={t`Sample ID`}
      required
      help={t`The name of the job in lists and results.`}
      error={showProblem && cell?.problem ? problemText(cell.problem) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={String(row.cells[SAMPLE_ID] ?? '')}
          onChange={(event) => onChange([withCell(row, SAMPLE_ID, event.target.value)])}
        />
      )}
    </FormField>
  );
}
