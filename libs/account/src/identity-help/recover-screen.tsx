import { Trans } from '@lingui/react/macro';
import { ButtonLink, TextLink } from '@omics-portal/ui';
import { useAccount } from '../account-context';

/** Password help: links to the reset page of the identity provider, or names the contact. */
export function RecoverScreen({ title }: { title: string }) {
  const { identity, links } = useAccount();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title font-semibold">{title}</h1>
      {identity.resetPasswordUrl === null ? (
        <p>
          {identity.contact === null ? (
            <Trans>On this site passwords are reset by the people who run it. Please ask them.</Trans>
          ) : (
            <Trans>
              On this site passwords are reset by the people who run it. Please{' '}
              <TextLink href={identity.contact}>write to the team</TextLink>.
            </Trans>
          )}
        </p>
      ) : (
        <>
          <p>
            <Trans>
              The identity provider stores your password. Reset it there: you will get an email with a link.
            </Trans>
          </p>
          <ButtonLink variant="primary" href={identity.resetPasswordUrl}>
            <Trans>Reset the password</Trans>
          </ButtonLink>
          <p className="text-sm text-muted">
            <Trans>No email after a few minutes? Please check the spam folder.</Trans>
          </p>
        </>
      )}
      <p className="text-sm">
        <TextLink href={links.login()}>
          <Trans>Back to login</Trans>
        </TextLink>
      </p>
    </div>
  );
}
