import { useLingui } from '@lingui/react/macro';
import { Checkbox, FormField, Input, NumberInput, RadioGroup, Select } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { FileControl } from './file-control';
import {
  fieldLabel,
  fieldOptions,
  holdsList,
  holdsNumber,
  isList,
  numberBounds,
  type FormValue,
  type ValueField,
} from '../app-form/form-values';

interface ControlProps {
  readonly field: ValueField;
  readonly value: FormValue;
  readonly error: string | undefined;
  readonly onChange: (value: FormValue) => void;
}

/** Control of a field of an app's form, by its kind. Scripts in a schema are never run. */
export function FormControl(props: ControlProps) {
  const { field } = props;
  if (holdsNumber(field)) {
    return <NumberControl {...props} />;
  }
  switch (field.tmplType) {
    case 'file':
      return <FileControl {...props} />;
    case 'select':
      return holdsList(field) ? <CheckboxGroup {...props} /> : <SelectControl {...props} />;
    case 'radio':
      return <RadioControl {...props} />;
    case 'checkbox':
      return holdsList(field) ? <CheckboxGroup {...props} /> : <CheckboxControl {...props} />;
    default:
      return <TextControl {...props} />;
  }
}

function isRequired(field: ValueField): boolean {
  return field.tmplType === 'sample_id' || field.config?.rules?.some((rule) => rule.required) === true;
}

function frame(field: ValueField, error: string | undefined) {
  return { label: fieldLabel(field), help: field.question, error, required: isRequired(field) };
}

function Addons({ field, children }: { readonly field: ValueField; readonly children: ReactNode }) {
  const before = field.addonBefore ?? field.prefix;
  const after = field.addonAfter ?? field.suffix;
  return (
    <div className="flex items-center gap-2">
      {before ? <span className="text-sm text-muted">{before}</span> : null}
      {children}
      {after ? <span className="text-sm text-muted">{after}</span> : null}
    </div>
  );
}

function NumberControl({ field, value, error, onChange }: ControlProps) {
  return (
    <FormField {...frame(field, error)}>
      {(control) => (
        <Addons field={field}>
          <NumberInput
            {...control}
            {...numberBounds(field)}
            {...(field.tmplType === 'sample_id' && { step: 1 })}
            className="max-w-40"
            placeholder={field.placeholder}
            disabled={field.disabled}
            value={typeof value === 'number' ? value : null}
            onValueChange={onChange}
          />
        </Addons>
      )}
    </FormField>
  );
}

function TextControl({ field, value, error, onChange }: ControlProps) {
  return (
    <FormField {...frame(field, error)}>
      {(control) => (
        <Addons field={field}>
          <Input
            {...control}
            type={field.type === 'email' || field.type === 'url' ? field.type : 'text'}
            placeholder={field.placeholder}
            disabled={field.disabled}
            readOnly={field.readOnly}
            value={value === null ? '' : String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        </Addons>
      )}
    </FormField>
  );
}

/** Index of the chosen option as text, because a value can be a number or a flag and the controls accept only text. */
function indexOf(field: ValueField, value: FormValue): string {
  const index = fieldOptions(field).findIndex((option) => option.value === value);
  return index < 0 ? '' : String(index);
}

function SelectControl({ field, value, error, onChange }: ControlProps) {
  const { t } = useLingui();
  const options = fieldOptions(field).map(({ label }, index) => ({ value: String(index), label }));
  return (
    <FormField {...frame(field, error)}>
      {(control) => (
        <Select
          {...control}
          disabled={field.disabled}
          placeholder={field.placeholder ?? t`Please choose`}
          value={indexOf(field, value)}
          onValueChange={(index) => onChange(fieldOptions(field)[Number(index)]?.value ?? null)}
          options={field.allowClear ? [{ value: '-1', label: t`None` }, ...options] : options}
        />
      )}
    </FormField>
  );
}

function Remarks({ field, error }: Pick<ControlProps, 'field' | 'error'>) {
  return (
    <>
      {error ? <p className="text-sm text-danger">{error}</p> : null}
      {field.question ? <p className="text-xs text-muted">{field.question}</p> : null}
    </>
  );
}

function RadioControl({ field, value, error, onChange }: ControlProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <RadioGroup
        label={fieldLabel(field)}
        orientation="horizontal"
        value={indexOf(field, value)}
        onValueChange={(index) => onChange(fieldOptions(field)[Number(index)]?.value ?? null)}
        options={fieldOptions(field).map(({ label }, index) => ({
          value: String(index),
          label,
          disabled: field.disabled,
        }))}
      />
      <Remarks field={field} error={error} />
    </div>
  );
}

function CheckboxControl({ field, value, error, onChange }: ControlProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox
        label={fieldLabel(field)}
        checked={value === true}
        disabled={field.disabled}
        onCheckedChange={onChange}
      />
      <Remarks field={field} error={error} />
    </div>
  );
}

function CheckboxGroup({ field, value, error, onChange }: ControlProps) {
  const chosen = isList(value) ? value : [];
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{fieldLabel(field)}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {fieldOptions(field).map((option) => (
          <Checkbox
            key={String(option.value)}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={field.disabled}
            onCheckedChange={(checked) =>
              onChange(checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
            }
          />
        ))}
      </div>
      <Remarks field={field} error={error} />
    </fieldset>
  );
}
