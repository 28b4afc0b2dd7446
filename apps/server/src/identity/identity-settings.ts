import type { ServerConfig } from '../config/server-config.ts';
import { IDENTITY_ROOT } from './identity-root.ts';
import { localUserInfo } from './local-user/local-user.ts';
import { PORTAL_CLIENT } from './openid-provider.ts';
import { USER_INFO_PATH } from './user-info.ts';

/** Identity settings of the portal's configuration. User info always comes from this server, which decides about access. */
export function identitySettings({
  provider,
  identityFlow,
  localUser,
}: Pick<ServerConfig, 'provider' | 'identityFlow' | 'localUser'>): Record<string, unknown> {
  const client = provider
    ? { authority: provider.issuer, clientId: provider.clientId, scope: provider.scope }
    : { authority: IDENTITY_ROOT, clientId: PORTAL_CLIENT, scope: 'openid profile email' };
  return {
    ...client,
    flow: identityFlow,
    userInfoUrl: USER_INFO_PATH,
    ...(localUser === undefined ? {} : { localUser: localUserInfo(localUser) }),
  };
}
