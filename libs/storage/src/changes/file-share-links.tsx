import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@omics-portal/api';
import { revokeShareLink, shareLinkQueries } from '@omics-portal/resources';
import { ErrorState } from '@omics-portal/ui';
import { ShareLinkList, useErrorText } from '@omics-portal/wording';
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
  const { mutateAsync: revoke } = useMutation({
    ...revokeShareLink(datains),
    onSuccess: (_data, id) => onRevoked(id),
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
      <h3 className="mb-2 text-sm font-medium">{t`Links to this file`}</h3>
      <ShareLinkList links={links} revoke={revoke} />
    </section>
  );
}
