import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError } from '@omics-portal/api';
import { secondFactorQueries } from '@omics-portal/resources';
import { Button, Card, deferredComponent, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../account-context';
import type { RemoveSecondFactorDialogProps } from './remove-second-factor-dialog';
import type { SecondFactorDialogProps } from './second-factor-dialog';

const SecondFactorDialog = deferredComponent<SecondFactorDialogProps>(
  async () => (await import('./second-factor-dialog')).SecondFactorDialog,
);
const RemoveSecondFactorDialog = deferredComponent<RemoveSecondFactorDialogProps>(
  async () => (await import('./remove-second-factor-dialog')).RemoveSecondFactorDialog,
);

/** Second factor of the user: set up and removed here, or a sentence that says where. */
export function SecondFactorCard() {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(secondFactorQueries(client).state());
  const [dialog, setDialog] = useState<'set-up' | 'remove'>();
  const close = () => setDialog(undefined);
  const isElsewhere = error instanceof NotFoundError;
  const isOn = data !== undefined && data.since !== null;
  return (
    <Card
      title={t`Second factor`}
      actions={
        data === undefined ? null : (
          <Button onClick={() => setDialog(isOn ? 'remove' : 'set-up')}>
            {isOn ? t`Remove the second factor` : t`Set up a second factor`}
          </Button>
        )
      }
    >
      {isPending ? <SkeletonLines lines={1} label={t`Loading...`} /> : null}
      {isElsewhere ? <p>{t`A second factor is set up at the identity provider of this site.`}</p> : null}
      {error && !isElsewhere && !data ? (
        <ErrorState
          title={t`The second factor could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.since === null ? (
        <p>
          <Trans>
            The password alone is enough to sign in. With a second factor, signing in also needs a code from
            an authenticator on your phone, so that a stolen password is not enough.
          </Trans>
        </p>
      ) : null}
      {data && data.since !== null ? (
        <p>
          <Trans>
            Since <Moment ms={data.since} />, signing in needs a code from your authenticator.{' '}
            <Plural
              value={data.recovery_codes}
              _0="No recovery code is left: remove the second factor and set it up again to get new ones."
              one="# recovery code is left."
              other="# recovery codes are left."
            />
          </Trans>
        </p>
      ) : null}
      {dialog === 'set-up' ? <SecondFactorDialog onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveSecondFactorDialog onClose={close} /> : null}
    </Card>
  );
}
