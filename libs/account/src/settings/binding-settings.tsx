import { Trans, useLingui } from '@lingui/react/macro';
import { subjectOf } from '@omics-portal/auth';
import { Card, DescriptionList } from '@omics-portal/ui';
import { useAccount, useSessionState } from '../account-context';
import { identityFacts, type IdentityKind } from './linked-identity';

/** Linked identity: the provider of the site, and the account there that this sign-in belongs to. */
export function BindingSettings({ title }: { title: string }) {
  const { t } = useLingui();
  const { session, identity } = useAccount();
  const state = useSessionState(session);
  const { kind, issuer, host } = identityFacts(identity, document.baseURI);
  const names: Readonly<Record<IdentityKind, string>> = {
    'local-user': t`User of this machine`,
    embedded: t`Account of this site`,
    external: host,
  };
  const user = state.status === 'signed-in' ? state.user : undefined;
  const facts = [
    { term: t`Identity provider`, detail: names[kind] },
    { term: t`Issuer`, detail: <code className="text-xs wrap-anywhere">{issuer}</code> },
    { term: t`Username`, detail: user?.username ?? '' },
    { term: t`Email`, detail: user?.email ?? '' },
    { term: t`Subject (sub)`, detail: <Subject token={session.accessToken() ?? ''} /> },
  ];
  return (
    <Card title={title}>
      <DescriptionList columns={2} items={facts} />
      <p className="mt-4 text-sm text-muted">
        {kind === 'external' ? (
          <Trans>
            This is the only identity that the portal knows. Accounts of other providers are linked at {host}.
          </Trans>
        ) : (
          <Trans>
            This is the only identity of your account: the site has accounts of its own, and no other
            provider.
          </Trans>
        )}
      </p>
    </Card>
  );
}

/** Permanent identifier of the account at the provider, from the access token. */
function Subject({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const subject = subjectOf(token);
  return subject === undefined ? (
    t`The access token does not contain it`
  ) : (
    <code className="text-xs wrap-anywhere">{subject}</code>
  );
}
