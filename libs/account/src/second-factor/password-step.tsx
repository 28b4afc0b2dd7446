import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Input } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import * as v from 'valibot';

const passwordSchema = v.object({ password: v.pipe(v.string(), v.nonEmpty('current-required')) });

interface PasswordStepProps {
  formId: string;
  failure: Error | null;
  failureTitle: string;
  onPassword: (password: string) => void;
}

/** Form that asks a signed-in user for the password again. */
export function PasswordStep({ formId, failure, failureTitle, onPassword }: PasswordStepProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const form = useSchemaForm({
    schema: passwordSchema,
    messages: { 'current-required': t`Please enter your current password` },
    defaultValues: { password: '' },
  });
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.onSubmit(({ password }) => onPassword(password))}
    >
      {failure ? (
        <Alert tone="danger" title={failureTitle}>
          {errorText(failure)}
        </Alert>
      ) : null}
      <SchemaField form={form} name="password" label={<Trans>Current password</Trans>} required>
        {(control) => <Input {...control} type="password" autoComplete="current-password" maxLength={256} />}
      </SchemaField>
    </form>
  );
}
