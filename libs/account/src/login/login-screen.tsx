import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { Alert, Button, IconButton, Input, TextLink } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useAccount } from '../account-context';
import { CodeStep } from './code-step';
import { LoginFailure, type FailedOutcome } from './login-failure';

const credentialsSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('username-required')),
  password: v.pipe(v.string(), v.nonEmpty('password-required')),
});

type Credentials = v.InferOutput<typeof credentialsSchema>;

export interface LoginScreenProps {
  /** Called once somebody is signed in; the host leads on. */
  onSignedIn: () => void;
}

/** User name and password, and a different sentence for each way in which that can fail. */
export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  const { session } = useAccount();
  const { t } = useLingui();
  const [failure, setFailure] = useState<FailedOutcome>();
  // Pair of an account with a second factor, in memory until its code is right.
  const [pair, setPair] = useState<Credentials>();
  const form = useSchemaForm({
    schema: credentialsSchema,
    messages: {
      'username-required': t`Please enter your username`,
      'password-required': t`Please enter your password`,
    },
    defaultValues: { username: '', password: '' },
  });
  const { isSubmitting } = form.formState;

  const submit = async (given: Credentials, code?: string) => {
    setFailure(undefined);
    const outcome = await session.signIn(given.username, given.password, code);
    if (outcome === 'signed-in') {
      onSignedIn();
    } else if (outcome === 'code-needed') {
      setPair(given);
    } else {
      setFailure(outcome);
    }
  };

  if (pair) {
    return (
      <CodeStep
        failure={failure}
        onInput={() => setFailure(undefined)}
        onCode={(code) => submit(pair, code)}
        onBack={() => {
          setFailure(undefined);
          setPair(undefined);
        }}
      />
    );
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onInput={() => setFailure(undefined)}
      onSubmit={form.onSubmit((given) => submit(given))}
    >
      <h1 className="text-title font-semibold">
        <Trans>Account Login</Trans>
      </h1>
      {failure === undefined ? null : (
        <Alert tone="danger">
          <LoginFailure outcome={failure} />
        </Alert>
      )}
      <SchemaField form={form} name="username" label={<Trans>Username</Trans>} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t`Please enter your username`}
          />
        )}
      </SchemaField>
      <SchemaField form={form} name="password" label={<Trans>Password</Trans>} required>
        {(control) => <PasswordInput control={control} />}
      </SchemaField>
      <Button type="submit" variant="primary" busy={isSubmitting} className="w-full">
        <Trans>Login</Trans>
      </Button>
      <LoginLinks />
    </form>
  );
}

function PasswordInput({ control }: { control: React.ComponentProps<'input'> }) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return (
    <div className="relative">
      <Input
        {...control}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        placeholder={t`Please enter your password`}
        className="w-full pe-11"
      />
      <IconButton
        className="absolute inset-y-0 end-0"
        label={visible ? t`Hide the password` : t`Show the password`}
        aria-pressed={visible}
        icon={visible ? <EyeOff /> : <Eye />}
        onClick={() => setVisible(!visible)}
      />
    </div>
  );
}

function LoginLinks() {
  const { links } = useAccount();
  return (
    <p className="flex flex-wrap justify-between gap-2 text-sm">
      <TextLink href={links.register()}>
        <Trans>Register</Trans>
      </TextLink>
      <TextLink href={links.recover()}>
        <Trans>Forget Password</Trans>
      </TextLink>
    </p>
  );
}
