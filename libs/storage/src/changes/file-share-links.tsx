import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { NotFoundError, type ShareLink } from '@omics-portal/api';
import { revokeShareLink, shareLinkQueries } from '@omics-portal/resources';
import { AlertDialog, Button, ErrorState, notify } from '@omics-portal/ui';
import { formatTime, Moment, useErrorText } from '@omics-portal/wording';
import { useState } from 'react';
import { useStorage } from '../ports/storage-ports';

interface FileShareLinksProps {
  /** Storage link of the file. */
  readonly file: string;
  /** Called with the id of a link that was revoked. */
  readonly onRevoked: (id: string) => void;
}

/** Links to a file that work, each with a button that revokes it; nothing if there is none. */
export function FileShareLinks({ file, onRevoked }: FileShareLinksProps) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(shareLinkQueries(datains).list());
  const [asking, setAsking] = useState<ShareLink>();
  const { mutate, isPending } = useMutation({
    ...revokeShareLink(datains),
    onSuccess: (_data, id) => {
      notify({ tone: 'success', title: t`Share link revoked` });
      onRevoked(id);
    },
    onError: (failure) =>
      notify({
        tone: 'danger',
        title: t`The share link could not be revoked`,
        description: errorText(failure) ?? '',
      }),
  });
  // An older server has no list: creating a link says so.
  if (error && !data && !(error instanceof NotFoundError))
    return (
      <ErrorState
        title={t`The links to this file could not be loaded`}
        message={errorText(error)}
        retryLabel={t`Retry`}
        onRetry={() => void refetch()}
      />
    );
  const links = data?.filter((link) => link.file === file) ?? [];
  if (links.length === 0) return null;
  return (
    <section aria-label={t`Links to this file`}>
      <h3 className="text-sm font-medium">{t`Links to this file`}</h3>
      <ul className="divide-y divide-border">
        {links.map((link) => (
          <LinkItem key={link.id} link={link} onRevoke={() => setAsking(link)} />
        ))}
      </ul>
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title={t`Revoke this link?`}
        body={t`It stops working at once. This cannot be undone.`}
        confirmLabel={t`Revoke`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => asking && mutate(asking.id, { onSettled: () => setAsking(undefined) })}
      />
    </section>
  );
}

function LinkItem({ link, onRevoke }: { readonly link: ShareLink; readonly onRevoke: () => void }) {
  const { t } = useLingui();
  const created = formatTime(link.created_time);
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <p className="min-w-0 text-sm">
        <Trans>
          Created on <Moment ms={link.created_time} />, works until <Moment ms={link.expires_time} />
        </Trans>
      </p>
      <Button size="sm" aria-label={t`Revoke the link of ${created}`} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    </li>
  );
}
