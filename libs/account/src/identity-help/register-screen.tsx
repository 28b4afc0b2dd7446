import { Trans } from '@lingui/react/macro';
import { ButtonLink, TextLink } from '@omics-portal/ui';
import { useAccount } from '../account-context';

/** Registration help: links to the registration page of the identity provider, or names the contact. */
export function RegisterScreen({ title }: { title: string }) {
  const { identity, links } = useAccount();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title font-semibold">{title}</h1>
      <p>
        <Trans>
          Browsing and downloading reference data needs no account. You need one to run assessments, to upload
          data and to keep reports.
        </Trans>
      </p>
      {identity.registerUrl === null ? (
        <p className="text-muted">
          <Trans>This site gives out accounts on request: there is no form to fill in here.</Trans>
        </p>
      ) : (
        <ButtonLink variant="primary" href={identity.registerUrl}>
          <Trans>Register at the identity provider</Trans>
        </ButtonLink>
      )}
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>
            You have no reference materials yet:{' '}
            <TextLink href={links.requestMaterials()}>request them</TextLink>, and mention that you would like
            an account.
          </Trans>
        </li>
        <li>
          {identity.contact === null ? (
            <Trans>You have reference materials already: ask the people who run this site.</Trans>
          ) : (
            <Trans>
              You have reference materials already:{' '}
              <TextLink href={identity.contact}>write to the team</TextLink>.
            </Trans>
          )}
        </li>
      </ul>
      <p className="text-sm">
        <TextLink href={links.login()}>
          <Trans>Use an existing account</Trans>
        </TextLink>
      </p>
    </div>
  );
}
