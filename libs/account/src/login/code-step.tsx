import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Input } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useEffect } from 'react';
import * as v from 'valibot';
import { LoginFailure, type FailedOutcome } from './login-failure';

const codeSchema = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('code-required')) });

interface CodeStepProps {
  failure: FailedOutcome | undefined;
  onInput: () => void;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** Second step of the sign-in to an account with a second factor: a code of the authenticator, or for recovery. */
export function CodeStep({ failure, onInput, onCode, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const form = useSchemaForm({
    schema: codeSchema,
    messages: { 'code-required': t`Please enter the code` },
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onInput={onInput}
      onSubmit={form.onSubmit(({ code }) => onCode(code))}
    >
      <h1 className="text-title font-semibold">
        <Trans>Second factor</Trans>
      </h1>
      {failure === undefined ? null : (
        <Alert tone="danger">
          <LoginFailure outcome={failure} />
        </Alert>
      )}
      <SchemaField
        form={form}
        name="code"
        label={<Trans>Verification code</Trans>}
        help={<Trans>The six digits that your authenticator shows, or one of your recovery codes.</Trans>}
        required
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
        )}
      </SchemaField>
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className="w-full">
        <Trans>Login</Trans>
      </Button>
      <Button onClick={onBack} className="w-full">
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}
