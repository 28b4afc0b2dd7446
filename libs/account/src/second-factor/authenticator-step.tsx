import { Trans, useLingui } from '@lingui/react/macro';
import type { NewSecondFactor } from '@omics-portal/api';
import { Alert, Input } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import * as v from 'valibot';
import { QrCode } from './qr-code';

const codeSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^\s*\d{3}\s*\d{3}\s*$/u, 'code-invalid')),
});

interface AuthenticatorStepProps {
  factor: NewSecondFactor;
  formId: string;
  failure: Error | null;
  onCode: (code: string) => void;
}

/** Secret of a second factor as QR code and as text, and the form for its first code. */
export function AuthenticatorStep({ factor, formId, failure, onCode }: AuthenticatorStepProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const form = useSchemaForm({
    schema: codeSchema,
    messages: { 'code-invalid': t`Please enter the six digits that the authenticator shows` },
    defaultValues: { code: '' },
  });
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.onSubmit(({ code }) => onCode(code))}
    >
      <p>
        <Trans>
          Scan the QR code with the authenticator, or type the secret into it. Then enter its code.
        </Trans>
      </p>
      <QrCode text={factor.uri} label={t`QR code with the secret for an authenticator`} />
      <p>
        <span className="text-sm text-muted">
          <Trans>Secret</Trans>
        </span>
        <br />
        <code className="font-mono wrap-anywhere select-all">{inGroups(factor.secret)}</code>
      </p>
      {failure ? (
        <Alert tone="danger" title={t`The second factor was not set up`}>
          {errorText(failure)}
        </Alert>
      ) : null}
      <SchemaField form={form} name="code" label={<Trans>Code from the authenticator</Trans>} required>
        {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={8} />}
      </SchemaField>
    </form>
  );
}

/** Secret in groups of four, which people can copy by hand. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}
