import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Input, Select } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { Controller } from 'react-hook-form';
import { MAX_TOKEN_NAME, newTokenSchema, TOKEN_DAYS, type NewToken, type NewTokenProblem } from './new-token';
import { SCOPE_LABELS, SCOPES } from './scope-labels';

interface NewTokenFormProps {
  /** Id of the form element, for a button elsewhere. */
  id: string;
  onSubmit: (token: NewToken) => unknown;
}

/** Form of a new token: name, scopes and lifetime. */
export function NewTokenForm({ id, onSubmit }: NewTokenFormProps) {
  const { t, i18n } = useLingui();
  const messages: Record<NewTokenProblem, string> = {
    'name-required': t`Please enter a name`,
    'scope-required': t`Please choose what the token may do`,
  };
  const form = useSchemaForm<NewToken, NewToken>({
    schema: newTokenSchema,
    messages,
    defaultValues: { name: '', scopes: ['work:read', 'files:read'], days: '90' },
  });
  const scopeError = form.errorOf('scopes');
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit(onSubmit)}>
      <SchemaField
        form={form}
        name="name"
        label={<Trans>Name</Trans>}
        help={<Trans>What uses it, such as "Night run on the cluster".</Trans>}
        required
      >
        {(control) => <Input {...control} maxLength={MAX_TOKEN_NAME} />}
      </SchemaField>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>What it may do</Trans>
            </legend>
            <div className="flex flex-col gap-2">
              {SCOPES.map((scope) => (
                <Checkbox
                  key={scope}
                  label={i18n._(SCOPE_LABELS[scope])}
                  checked={value.includes(scope)}
                  onCheckedChange={(checked) =>
                    onChange(SCOPES.filter((one) => (one === scope ? checked : value.includes(one))))
                  }
                />
              ))}
            </div>
            {scopeError === undefined ? null : (
              <p role="alert" className="mt-1.5 text-sm text-danger">
                {scopeError}
              </p>
            )}
          </fieldset>
        )}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <div>
            <label htmlFor={`${id}-days`} className="mb-1.5 block text-sm font-medium">
              <Trans>Expires after</Trans>
            </label>
            <Select
              id={`${id}-days`}
              value={value}
              onValueChange={onChange}
              options={TOKEN_DAYS.map((days) => ({
                value: String(days),
                label: t`${plural(days, { one: '# day', other: '# days' })}`,
              }))}
            />
          </div>
        )}
      />
    </form>
  );
}
