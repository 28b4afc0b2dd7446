/** Prefix of cookies that browsers accept over TLS alone, with the attribute Secure (RFC 6265bis); `__Host-` forbids their path. */
const SECURE_PREFIX = '__Secure-';

/** Name of a cookie of the provider: with the prefix where the site is behind TLS. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? SECURE_PREFIX + name : name;
}

/** Names of the cookies of the OpenID provider. */
export function providerCookies(secure: boolean): Record<'session' | 'interaction' | 'resume', string> {
  return {
    session: cookieName('_session', secure),
    interaction: cookieName('_interaction', secure),
    resume: cookieName('_interaction_resume', secure),
  };
}
