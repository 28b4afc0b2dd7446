import { lazy, Suspense, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Alert, Button, SkeletonLines } from '@omics-portal/ui';
import { formatTime, PanelBoundary } from '@omics-portal/wording';
import type { SheetPosition } from '@omics-portal/ui/sheet-grid';
import { carryOver, carryOverRows, draftState, schemaFingerprint, shownRows } from '../draft/draft-fit';
import { useFieldMessages } from '../app-form/field-messages';
import { FormNotes } from './form-notes';
import { FormControl } from './form-control';
import { SingleSample } from './single-sample';
import { HelpBeside } from './help-beside';
import { fieldLabel, isBatch, type FormValues, type ValueField } from '../app-form/form-values';
import type { Problem } from '../app-form/validate-fields';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useDraftSheet, type DraftSheet } from '../sample-editor/use-sheet-editing';
import { formProblems } from '../sheet/form-problems';
import { formFields } from '../sheet/sheet-columns';

/** Loaded on demand: the wizard loads without the grid. */
const SampleEditor = lazy(async () => ({
  default: (await import('../sample-editor/sample-editor')).SampleEditor,
}));

/** Loaded for a copy of an earlier run only. */
const DifferencesCard = lazy(async () => ({
  default: (await import('../run-again/differences-card')).DifferencesCard,
}));

interface StepParametersProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly appName: string;
  /** Cell that gets the focus, from the findings of the last step; null for none. */
  readonly wantedCell: SheetPosition | null;
  /** Links of the files that another screen handed over for the samples. */
  readonly offered: readonly string[];
  readonly onOfferUsed: () => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 2: samples and parameters of the app, from its own form. A draft of an older form is never used without a confirmation. */
export function StepParameters({ appName, ...form }: StepParametersProps) {
  const { handle, schema } = form;
  const stale = draftState(handle.draft, schema) === 'stale';
  return (
    <HelpBeside appName={appName}>
      {stale ? (
        <StaleDraft handle={handle} schema={schema} />
      ) : (
        <ParameterForm key={handle.replacements} {...form} />
      )}
    </HelpBeside>
  );
}

function StaleDraft({ handle, schema }: Pick<StepParametersProps, 'handle' | 'schema'>) {
  const { t } = useLingui();
  const { draft, update } = handle;
  const saved = formatTime(draft.savedAt);
  const keep = () => {
    const values = carryOver(schema, draft.values);
    const rows = carryOverRows(schema, values, shownRows(draft, schema));
    update({ values, rows, unconverted: null, fingerprint: schemaFingerprint(schema) });
  };
  const start = () =>
    update({
      values: carryOver(schema, {}),
      rows: [],
      unconverted: null,
      fingerprint: schemaFingerprint(schema),
    });
  return (
    <Alert
      tone="warning"
      title={t`The form of this app has changed since you filled it in`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={keep}>
            {t`Keep what still fits`}
          </Button>
          <Button size="sm" onClick={start}>
            {t`Start with an empty form`}
          </Button>
        </div>
      }
    >
      {t`Your parameters were saved at ${saved} for an older version of the form, so they are not used as they are.`}
    </Alert>
  );
}

/** Focuses the first control of a field: an input, or the button that chooses files. */
function focusControl(field: HTMLElement | undefined): void {
  field?.querySelector<HTMLElement>(':is(input, textarea, button):not(:disabled)')?.focus();
}

/** Form of an app. Its fields are known at run time only, so the app's own rules check it (ADR 0022). */
function ParameterForm(props: Omit<StepParametersProps, 'appName'>) {
  const { handle, schema, wantedCell, offered, onOfferUsed, onBack, onNext } = props;
  const { t } = useLingui();
  const [attempted, setAttempted] = useState(false);
  const elements = useRef(new Map<string, HTMLElement>());
  const { update } = handle;
  const sheet = useDraftSheet(handle, schema);
  const { values, rows, invalid, table } = sheet;
  const fields = formFields(schema, values);
  const problems = formProblems(schema, values, rows);
  const wrong = fields.filter((field) => problems[field.model]);
  const batch = isBatch(schema);
  const noSamples = batch && table.every(({ blank }) => blank);
  const put = (next: FormValues) =>
    update({ values: next, rows, unconverted: null, fingerprint: schemaFingerprint(schema) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes on the submission of a form in a dialog of this one.
    if (event.target !== event.currentTarget) {
      return;
    }
    setAttempted(true);
    const [first] = wrong;
    if (first) {
      focusControl(elements.current.get(first.model));
    } else if (!noSamples && invalid.length === 0) {
      put(values);
      onNext();
    }
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {batch ? (
        <PanelBoundary>
          <Suspense fallback={<SkeletonLines lines={6} label={t`Loading...`} />}>
            <SampleEditor
              handle={handle}
              schema={schema}
              sheet={sheet}
              showProblems={attempted}
              wantedCell={wantedCell}
              offered={offered}
              onOfferUsed={onOfferUsed}
            />
          </Suspense>
        </PanelBoundary>
      ) : (
        <SingleSample {...props} sheet={sheet} showProblem={attempted} />
      )}
      <Differences handle={handle} schema={schema} sheet={sheet} />
      <FormNotes schema={schema} />
      <CommonFields
        title={batch && fields.length > 0 ? t`Values for all samples` : null}
        fields={fields}
        values={values}
        problems={attempted ? problems : {}}
        elements={elements}
        onChange={put}
      />
      {attempted && wrong.length > 0 ? (
        <Alert tone="danger" title={t`Please correct these fields`}>
          {wrong.map(fieldLabel).join(', ')}
        </Alert>
      ) : null}
      {attempted && noSamples ? (
        <Alert tone="warning" title={t`Not Found Any Samples, Please Check Your Input.`} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{t`Previous Step`}</Button>
        <Button type="submit" variant="primary">
          {t`Next Step`}
        </Button>
      </div>
    </form>
  );
}

interface DifferencesProps extends Pick<StepParametersProps, 'handle' | 'schema'> {
  readonly sheet: DraftSheet;
}

/** Differences from the run that the draft was copied from; nothing for another draft. */
function Differences({ handle, schema, sheet }: DifferencesProps) {
  const { origin } = handle.draft;
  return origin ? (
    <PanelBoundary>
      <Suspense>
        <DifferencesCard schema={schema} origin={origin} sheet={sheet} />
      </Suspense>
    </PanelBoundary>
  ) : null;
}

interface CommonFieldsProps {
  readonly title: string | null;
  readonly fields: readonly ValueField[];
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, Problem>>;
  readonly elements: RefObject<Map<string, HTMLElement>>;
  readonly onChange: (values: FormValues) => void;
}

/** Fields of the form beside the sheet. In a batch a cell of the sheet can override them. */
function CommonFields({ title, fields, values, problems, elements, onChange }: CommonFieldsProps) {
  const { t } = useLingui();
  const { problemText } = useFieldMessages();
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {title ? (
        <div>
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-sm text-muted">{t`A cell of the sheet can have another value.`}</p>
        </div>
      ) : null}
      {fields.map((field) => {
        const problem = problems[field.model];
        return (
          <div
            key={field.model}
            ref={(element) => {
              if (element) {
                elements.current.set(field.model, element);
              } else {
                elements.current.delete(field.model);
              }
            }}
          >
            <FormControl
              field={field}
              value={values[field.model] ?? null}
              error={problem ? problemText(problem) : undefined}
              onChange={(value) => onChange({ ...values, [field.model]: value })}
            />
          </div>
        );
      })}
    </div>
  );
}
