import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const ISSUER = 'https://login.example.org/realms/lab';

describe('an external provider', () => {
  it('is configured by its address alone, and leaves no demo accounts', () => {
    const config = readConfig({ OIDC_ISSUER: `${ISSUER}/` });
    expect(config.demoAccounts).toBe(false);
    expect(config.provider).toEqual({
      issuer: ISSUER,
      clientId: 'portal',
      scope: 'openid profile email',
      audiences: ['portal'],
      clockSkewSeconds: 60,
      usernameClaim: 'preferred_username',
      groupsClaim: 'groups',
      rolesClaim: 'roles',
      admins: 'admin',
    });
    expect(readConfig({}).provider).toBeUndefined();
  });

  it('has the client as its audience unless others are named', () => {
    expect(readConfig({ OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'lab' }).provider?.audiences).toEqual(['lab']);
    const named = readConfig({ OIDC_ISSUER: ISSUER, OIDC_AUDIENCE: 'api, account' });
    expect(named.provider?.audiences).toEqual(['api', 'account']);
  });

  it.each([
    [{ OIDC_ISSUER: 'login.example.org' }, /OIDC_ISSUER must be an address/],
    [{ OIDC_ISSUER: 'http://login.example.org' }, /OIDC_ISSUER=.* has no TLS/],
    [{ OIDC_ISSUER: ISSUER, DEMO_ACCOUNTS: '1' }, /DEMO_ACCOUNTS=1 needs the embedded provider/],
    [{ OIDC_ISSUER: ISSUER, ADMIN_PASSWORD: 'x'.repeat(12) }, /ADMIN_PASSWORD belongs to the embedded/],
  ])('is refused as %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('may be without TLS on this machine, and where an operator allows it', () => {
    expect(readConfig({ OIDC_ISSUER: 'http://127.0.0.1:9000' }).provider?.issuer).toBe(
      'http://127.0.0.1:9000',
    );
    const environment = { OIDC_ISSUER: 'http://login.lab', ALLOW_PLAIN_HTTP: '1' };
    expect(readConfig(environment).provider?.issuer).toBe('http://login.lab');
  });
});
