import { Trans, useLingui } from '@lingui/react/macro';
import { parseStorageLink, type ShareLink } from '@omics-portal/api';
import { AlertDialog, Button, notify } from '@omics-portal/ui';
import { useState, type ReactNode } from 'react';
import { useErrorText } from '../failure/use-error-text';
import { formatTime } from '../time/format-time';
import { Moment } from '../time/moment';

export interface ShareLinkListProps {
  /** Share links that work, in the order of the list. */
  readonly links: readonly ShareLink[];
  /** Revokes a link by its id, and refreshes the list. Rejects with the reason for which the link still works. */
  readonly revoke: (id: string) => Promise<void>;
  /** File of a link, shown above its times. Without it, all links are of one file that the page names. */
  readonly renderFile?: (link: ShareLink) => ReactNode;
}

/** List of share links, each with its times and a button that revokes it after a confirmation. */
export function ShareLinkList({ links, revoke, renderFile }: ShareLinkListProps) {
  const [confirming, setConfirming] = useState<ShareLink>();
  return (
    <>
      <ul className="divide-y divide-border">
        {links.map((link) => (
          <LinkItem key={link.id} link={link} onRevoke={() => setConfirming(link)}>
            {renderFile?.(link)}
          </LinkItem>
        ))}
      </ul>
      {confirming ? (
        <RevokeDialog link={confirming} revoke={revoke} onClose={() => setConfirming(undefined)} />
      ) : null}
    </>
  );
}

interface LinkItemProps {
  readonly link: ShareLink;
  readonly onRevoke: () => void;
  readonly children: ReactNode;
}

function LinkItem({ link, onRevoke, children }: LinkItemProps) {
  const { t } = useLingui();
  const name = sharedFileName(link);
  const created = formatTime(link.created_time);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        {children}
        <p className="text-sm text-muted">
          <Trans>
            Created on <Moment ms={link.created_time} />, works until <Moment ms={link.expires_time} />
          </Trans>
        </p>
      </div>
      <Button size="sm" aria-label={t`Revoke the link to ${name}, created on ${created}`} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    </li>
  );
}

interface RevokeDialogProps extends Pick<ShareLinkListProps, 'revoke'> {
  readonly link: ShareLink;
  readonly onClose: () => void;
}

function RevokeDialog({ link, revoke, onClose }: RevokeDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isRevoking, setRevoking] = useState(false);
  const name = sharedFileName(link);
  const confirm = async () => {
    setRevoking(true);
    try {
      await revoke(link.id);
      notify({ tone: 'success', title: t`Share link revoked` });
    } catch (error) {
      notify({
        tone: 'danger',
        title: t`The share link could not be revoked`,
        description: errorText(error) ?? '',
      });
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Revoke the link to "${name}"?`}
      body={t`It stops working at once. This cannot be undone.`}
      confirmLabel={t`Revoke`}
      cancelLabel={t`Cancel`}
      busy={isRevoking}
      onConfirm={() => void confirm()}
    />
  );
}

/** Name of the file of a share link. */
export function sharedFileName({ file }: Pick<ShareLink, 'file'>): string {
  return parseStorageLink(file)?.key.split('/').at(-1) ?? file;
}
