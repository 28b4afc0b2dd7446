/** Identity provider of a site, at which its accounts sign in. */
export type IdentityKind = 'local-user' | 'embedded' | 'external';

/** Identity provider of a site, as its configuration names it. */
export interface IdentityFacts {
  readonly kind: IdentityKind;
  /** Issuer: absolute address of the provider. */
  readonly issuer: string;
  /** Host of the provider, as its short name. */
  readonly host: string;
}

/** Identity provider at `authority`: one on the origin of the page is the embedded one, with the accounts of the site. */
export function identityFacts(
  { authority, isLocalUser }: { readonly authority: string; readonly isLocalUser: boolean },
  page: string,
): IdentityFacts {
  const address = new URL(authority, page);
  const isEmbedded = authority.startsWith('/') && address.origin === new URL(page).origin;
  return {
    kind: isLocalUser ? 'local-user' : isEmbedded ? 'embedded' : 'external',
    issuer: address.href,
    host: address.host,
  };
}
