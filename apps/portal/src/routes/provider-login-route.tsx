import { ProviderLogin } from '@omics-portal/account';
import { useRouter } from '@tanstack/react-router';
import { useHrefs, usePortal } from '../composition/use-portal';
import type { LoginSearch } from './search';

/** Login page of a site whose users sign in at the provider, in a file of its own: most sites have the form instead. */
export function ProviderLoginRoute({ redirect = '', response }: LoginSearch) {
  const router = useRouter();
  const hrefs = useHrefs();
  const { config, session } = usePortal();
  return (
    <ProviderLogin
      session={session}
      providerName={URL.parse(config.identity.authority)?.host ?? window.location.host}
      registerHref={hrefs.register()}
      returnTo={redirect}
      response={response}
      onLeave={(address) => window.location.assign(address)}
      onSignedIn={(returnTo) =>
        // The guard of the login page leads on, if the address is one of ours.
        void router.navigate({ href: `/user/login?redirect=${encodeURIComponent(returnTo)}`, replace: true })
      }
    />
  );
}
