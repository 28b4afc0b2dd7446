import { Trans, useLingui } from '@lingui/react/macro';
import type { IdentityError, Session } from '@omics-portal/auth';
import { Alert, Button, Spinner, TextLink } from '@omics-portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FailedOutcome } from './login-failure';

export interface ProviderLoginProps {
  session: Pick<Session, 'startSignIn' | 'finishSignIn'>;
  /** Name of the provider for users: its host. */
  providerName: string;
  registerHref: string;
  /** Page of the portal to which the sign-in leads. */
  returnTo: string;
  /** Query with which the provider came back. */
  response?: string | undefined;
  /** Opens the provider's page. */
  onLeave: (address: string) => void;
  /** Called once a user is signed in, with the page that was wanted at the start. */
  onSignedIn: (returnTo: string) => void;
}

/** Sign-in at the identity provider's own page: the way there, and the way back. */
export function ProviderLogin({
  session,
  providerName,
  registerHref,
  returnTo,
  response,
  onLeave,
  onSignedIn,
}: ProviderLoginProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<FailedOutcome>();
  const [leaving, setLeaving] = useState(false);
  const signedIn = useEffectEvent(onSignedIn);

  useEffect(() => {
    if (response === undefined) return undefined;
    let isCurrent = true;
    void session.finishSignIn(response).then((result) => {
      if (!isCurrent) return;
      if (result.outcome === 'signed-in') signedIn(result.returnTo);
      else setFailure(result.outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, response]);

  const leave = async () => {
    setLeaving(true);
    setFailure(undefined);
    try {
      onLeave(await session.startSignIn(returnTo));
    } catch (error) {
      setFailure((error as IdentityError).reason);
      setLeaving(false);
    }
  };

  if (response !== undefined && failure === undefined) {
    return (
      <div className="flex justify-center py-8">
        <Spinner label={t`Completing the sign-in`} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-title font-semibold">
        <Trans>Account Login</Trans>
      </h1>
      {failure === undefined ? null : (
        <Alert tone="danger">
          <ProviderFailure outcome={failure} />
        </Alert>
      )}
      <p>
        <Trans>You sign in at {providerName} and come back to this page.</Trans>
      </p>
      <Button variant="primary" busy={leaving} className="w-full" onClick={() => void leave()}>
        <Trans>Continue to the sign-in</Trans>
      </Button>
      <p className="text-sm">
        <TextLink href={registerHref}>
          <Trans>Register</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function ProviderFailure({ outcome }: { outcome: FailedOutcome }) {
  switch (outcome) {
    case 'closed':
      return <Trans>The identity provider did not let you in.</Trans>;
    case 'rejected':
    // Codes of a second factor are asked for by the provider's page, and not here.
    case 'code-needed':
    case 'code-wrong':
      return <Trans>The sign-in was not completed. It may have taken too long; please begin again.</Trans>;
    case 'locked':
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    case 'unreachable':
      return <Trans>The identity provider does not answer. Please try again later.</Trans>;
    default:
      return outcome satisfies never;
  }
}
