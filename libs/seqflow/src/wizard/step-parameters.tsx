import { useRef, useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Alert, Button, Drawer } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import { CircleHelp } from 'lucide-react';
import { AppReadme } from '../apps/app-readme';
import { sampleCount } from '../app-form/derive-samples';
import { carryOver, draftState, schemaFingerprint, shownValues, withIds } from '../draft/draft-fit';
import { useFieldMessages } from '../app-form/field-messages';
import { FormControl } from './form-control';
import { fieldLabel, visibleFields, type FormValues } from '../app-form/form-values';
import { validateFields } from '../app-form/validate-fields';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useSeqflow } from '../ports/seqflow-ports';

interface StepParametersProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly appName: string;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 2: parameters of the app, from its own form. A draft of an older form is never used without a confirmation. */
export function StepParameters({ handle, schema, appName, onBack, onNext }: StepParametersProps) {
  const { t } = useLingui();
  const [helping, setHelping] = useState(false);
  const stale = draftState(handle.draft, schema) === 'stale';
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div>
        <Button icon={<CircleHelp />} onClick={() => setHelping(true)}>
          {t`Help Documentation`}
        </Button>
      </div>
      <Drawer open={helping} onOpenChange={setHelping} title={t`Help Documentation`} closeLabel={t`Close`}>
        <AppReadme appName={appName} />
      </Drawer>
      {stale ? (
        <StaleDraft handle={handle} schema={schema} />
      ) : (
        <ParameterForm handle={handle} schema={schema} onBack={onBack} onNext={onNext} />
      )}
    </div>
  );
}

function StaleDraft({ handle, schema }: Pick<StepParametersProps, 'handle' | 'schema'>) {
  const { t } = useLingui();
  const { draft, update } = handle;
  const saved = formatTime(draft.savedAt);
  const start = (values: FormValues) =>
    update({ values, fingerprint: schemaFingerprint(schema), overrides: {} });
  return (
    <Alert
      tone="warning"
      title={t`The form of this app has changed since you filled it in`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={() => start(carryOver(schema, draft.values))}>
            {t`Keep what still fits`}
          </Button>
          <Button size="sm" onClick={() => start(carryOver(schema, {}))}>
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
function ParameterForm({ handle, schema, onBack, onNext }: Omit<StepParametersProps, 'appName'>) {
  const { t } = useLingui();
  const { newId } = useSeqflow();
  const { problemText } = useFieldMessages();
  const [attempted, setAttempted] = useState(false);
  const elements = useRef(new Map<string, HTMLElement>());
  const { draft, update } = handle;
  const values = shownValues(draft, schema);
  const fields = visibleFields(schema, values);
  const problems = validateFields(fields, values);
  const wrong = fields.filter((field) => problems[field.model]);
  const put = (next: FormValues) =>
    update({
      values: next,
      fingerprint: schemaFingerprint(schema),
      ids: withIds(draft.ids, sampleCount(schema, next), newId),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const [first] = wrong;
    if (first) {
      focusControl(elements.current.get(first.model));
    } else {
      put(values);
      onNext();
    }
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
              error={attempted && problem ? problemText(problem) : undefined}
              onChange={(value) => put({ ...values, [field.model]: value })}
            />
          </div>
        );
      })}
      {attempted && wrong.length > 0 ? (
        <Alert tone="danger" title={t`Please correct these fields`}>
          {wrong.map(fieldLabel).join(', ')}
        </Alert>
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
