import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError, type ShareLink } from '@omics-portal/api';
import { revokeShareLink, shareLinkQueries } from '@omics-portal/resources';
import { Card, ErrorState, SkeletonLines, TextLink } from '@omics-portal/ui';
import { sharedFileName, ShareLinkList, useErrorText } from '@omics-portal/wording';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from '../account-context';

/** Share links of the user that work, each with a button that revokes it. */
export function ShareLinksCard() {
  const { client, links } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(shareLinkQueries(client).list());
  const { mutateAsync: revoke } = useMutation(revokeShareLink(client));
  // An older server has no such links, so that there is nothing to say.
  if (error instanceof NotFoundError) return null;
  return (
    <Card title={t`Share links`}>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          Anyone who has such a link can download its file without an account.{' '}
          <TextLink href={links.files()}>File Management</TextLink> creates them.
        </Trans>
      </p>
      {isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {error && !data ? (
        <ErrorState
          title={t`The share links could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.length === 0 ? <p>{t`None of your share links works now.`}</p> : null}
      {data && data.length > 0 ? (
        <ShareLinkList
          links={data}
          revoke={revoke}
          renderFile={(link) => <SharedFile link={link} href={links.files(link.file)} />}
        />
      ) : null}
    </Card>
  );
}

/** Name of a shared file, which leads to it in the file manager, and its folder. */
function SharedFile({ link, href }: { readonly link: ShareLink; readonly href: string }) {
  const name = sharedFileName(link);
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <TextLink href={href}>{name}</TextLink>
      </p>
      <p className="mb-1.5 text-xs text-muted wrap-anywhere">{link.file.slice(0, -name.length)}</p>
    </>
  );
}
