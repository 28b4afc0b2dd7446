import { Trans, useLingui } from '@lingui/react/macro';
import type { OneTimeLink } from '@omics-portal/api';
import { Alert, CodeBlock } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';

/** One-time link, which is shown once, with what its owner can do with it. */
export function ShownLink({
  link: { url, expires_time: expires },
  username,
}: {
  link: OneTimeLink;
  username: string;
}) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning" title={t`Copy it now: it is not shown again`}>
        <Trans>
          Anyone who has the link can choose the password of {username}. Send it in a way that other people
          cannot read.
        </Trans>
      </Alert>
      <CodeBlock code={url} label={t`One-time link`} copyLabel={t`Copy`} copiedLabel={t`Copied`} />
      <p className="text-sm text-muted">
        <Trans>
          It works once, until <Moment ms={expires} />.
        </Trans>
      </p>
    </div>
  );
}
