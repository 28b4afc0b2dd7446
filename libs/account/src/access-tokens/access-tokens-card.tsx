import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError } from '@omics-portal/api';
import { accessTokenQueries } from '@omics-portal/resources';
import { Button, Card, deferredComponent, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../account-context';
import { TokenList } from './token-list';
import type { NewTokenDialogProps } from './new-token-dialog';

const NewTokenDialog = deferredComponent<NewTokenDialogProps>(
  async () => (await import('./new-token-dialog')).NewTokenDialog,
);

/** Personal access tokens of the user: the list, and a dialog that creates one. */
export function AccessTokensCard() {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(accessTokenQueries(client).list());
  const [creating, setCreating] = useState<boolean>();
  const isOlderServer = error instanceof NotFoundError;
  return (
    <Card
      title={t`Personal access tokens`}
      actions={
        data ? <Button icon={<Plus />} onClick={() => setCreating(true)}>{t`New token`}</Button> : null
      }
    >
      <p className="mb-4 text-sm text-muted">
        <Trans>
          A token lets scripts, notebooks and workflow engines call this portal as you, without your password.
          It can do only what you allow, and it expires on a set date.
        </Trans>
      </p>
      {isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {isOlderServer ? <p>{t`The server of this site does not offer access tokens.`}</p> : null}
      {error && !isOlderServer && !data ? (
        <ErrorState
          title={t`The tokens could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title={t`No tokens yet`}
          description={t`Create one for each script or computer, so that you can revoke each one separately.`}
        />
      ) : null}
      {data && data.length > 0 ? <TokenList tokens={data} /> : null}
      {creating === undefined ? null : <NewTokenDialog open={creating} onOpenChange={setCreating} />}
    </Card>
  );
}
