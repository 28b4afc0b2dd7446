import { useLingui } from '@lingui/react/macro';
import type { SchemaForm } from '@omics-portal/ui/forms';
import { Controller } from 'react-hook-form';
import {
  Button,
  FormField,
  Input,
  NumberInput,
  Select,
  Textarea,
  type FormControlProps,
} from '@omics-portal/ui';
import { MATERIALS_TYPES, type MaterialsType } from '@omics-portal/resources';
import { MATERIAL_NAMES } from '../material-names/material-names';
import {
  DETAIL_GROUPS,
  DETAIL_LABELS,
  MAX_SETS,
  MIN_SETS,
  type DetailField,
  type RequestDetails,
  type RequestDraft,
} from './request-details';

type RequestForm = SchemaForm<RequestDraft, RequestDetails>;

interface RequestDetailsStepProps {
  readonly form: RequestForm;
  readonly type: MaterialsType;
  readonly onTypeChange: (type: MaterialsType) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step with the details: what is requested, by whom, and the delivery address. */
export function RequestDetailsStep({ form, type, onTypeChange, onBack, onNext }: RequestDetailsStepProps) {
  const { t, i18n } = useLingui();
  return (
    <form noValidate onSubmit={form.onSubmit(onNext)}>
      <div className="flex flex-col gap-6">
        {DETAIL_GROUPS.map(({ title, fields }, index) => (
          <fieldset key={fields[0]} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
            <legend className="mb-3 w-full border-b border-border pb-1 font-semibold">{i18n._(title)}</legend>
            {index === 0 ? <TypeControl type={type} onTypeChange={onTypeChange} /> : null}
            {fields.map((field) => (
              <DetailControl key={field} form={form} field={field} />
            ))}
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex justify-between gap-2">
        <Button onClick={onBack}>{t`Previous`}</Button>
        <Button type="submit" variant="primary">
          {t`Next`}
        </Button>
      </div>
    </form>
  );
}

function TypeControl({ type, onTypeChange }: Pick<RequestDetailsStepProps, 'type' | 'onTypeChange'>) {
  const { t, i18n } = useLingui();
  return (
    <FormField label={t`Materials Type`} required>
      {(control) => (
        <Select
          {...control}
          value={type}
          onValueChange={(value) => onTypeChange(MATERIALS_TYPES.find((known) => known === value) ?? type)}
          options={MATERIALS_TYPES.map((value) => ({ value, label: i18n._(MATERIAL_NAMES[value]) }))}
        />
      )}
    </FormField>
  );
}

/** Fields as wide as the form. */
const WIDE: readonly DetailField[] = ['purpose', 'deliveryAddress', 'notes'];

function DetailControl({ form, field }: { readonly form: RequestForm; readonly field: DetailField }) {
  const { t, i18n } = useLingui();
  return (
    <Controller
      control={form.control}
      name={field}
      render={({ field: bound }) => (
        <FormField
          label={i18n._(DETAIL_LABELS[field])}
          required={field !== 'notes'}
          error={form.errorOf(field)}
          help={field === 'tubes' ? t`One set is one vial each of D5, D6, F7 and M8.` : undefined}
          {...(WIDE.includes(field) && { className: 'sm:col-span-2' })}
        >
          {(control) => <DetailInput field={field} control={control} bound={bound} />}
        </FormField>
      )}
    />
  );
}

interface DetailInputProps {
  readonly field: DetailField;
  readonly control: FormControlProps;
  readonly bound: {
    readonly value: string | number | null;
    readonly onChange: (value: unknown) => void;
    readonly onBlur: () => void;
    readonly ref: (element: HTMLElement | null) => void;
  };
}

/** Values of the `autocomplete` attribute, for browsers that fill in fields. */
const AUTOCOMPLETE: Partial<Record<DetailField, string>> = {
  requestorTitle: 'honorific-prefix',
  requestorName: 'name',
  requestorEmail: 'email',
  organization: 'organization',
  phoneNumber: 'tel',
  deliveryAddress: 'street-address',
};

function DetailInput({ field, control, bound: { value, ...bound } }: DetailInputProps) {
  if (field === 'tubes') {
    const { onChange, ...rest } = bound;
    const sets = typeof value === 'number' ? value : null;
    return (
      <NumberInput
        {...control}
        {...rest}
        min={MIN_SETS}
        max={MAX_SETS}
        step={1}
        value={sets}
        onValueChange={onChange}
      />
    );
  }
  const text = { ...control, ...bound, value: value ?? '' };
  return field === 'notes' ? (
    <Textarea {...text} rows={3} />
  ) : (
    <Input
      {...text}
      type={field === 'requestorEmail' ? 'email' : 'text'}
      autoComplete={AUTOCOMPLETE[field]}
    />
  );
}
