import { Trans } from '@lingui/react/macro';
import type { SignInOutcome } from '@omics-portal/auth';

export type FailedOutcome = Exclude<SignInOutcome, 'signed-in'>;

/** Why signing in did not work. A broken network is never called a wrong password. */
export function LoginFailure({ outcome }: { outcome: FailedOutcome }) {
  switch (outcome) {
    case 'rejected':
      return <Trans>Username or password is not valid</Trans>;
    case 'closed':
      return (
        <Trans>
          This account cannot sign in here. The demo accounts work only on the machine that runs the server;
          the people who run this site can give you an account.
        </Trans>
      );
    case 'code-needed':
      return <Trans>This account needs a code from its authenticator</Trans>;
    case 'code-wrong':
      return <Trans>The code is not valid. Each code works once: wait for the next one.</Trans>;
    case 'locked':
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    case 'unreachable':
      return (
        <Trans>
          The sign-in service does not answer. Your password was not checked; please try again later.
        </Trans>
      );
    default:
      return outcome satisfies never;
  }
}
