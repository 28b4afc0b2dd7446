import { exposureReason, type Exposure } from './check-exposure.ts';
import type { ServerConfig } from './server-config.ts';

/**
 * Problems of a server whose one user signs in without a password (`LOCAL_USER`): others must not reach it, also not those who
 * use the same machine. Each sentence names the remedy.
 */
export function checkLocalUser(
  config: Exposure & Pick<ServerConfig, 'localUser' | 'demoAccounts' | 'provider' | 'databaseUrl'>,
  platform: string = process.platform,
): string[] {
  if (config.localUser === undefined) return [];
  const reason = exposureReason(config);
  const problems: (string | false)[] = [
    reason !== undefined && `${reason}, and LOCAL_USER signs in without a password: leave LOCAL_USER out.`,
    config.host !== '127.0.0.1' && 'LOCAL_USER needs HOST=127.0.0.1, which is the default.',
    config.demoAccounts &&
      'The passwords of the demo accounts are public: leave DEMO_ACCOUNTS out where LOCAL_USER is set.',
    config.provider !== undefined &&
      'LOCAL_USER is an account of the embedded provider: leave it out, or OIDC_ISSUER.',
    config.databaseUrl !== undefined &&
      'LOCAL_USER needs the database in DATA_DIR: leave it out, or DATABASE_URL.',
    platform !== 'linux' &&
      'LOCAL_USER needs Linux, which says whose program has opened a connection: leave it out.',
  ];
  return problems.filter((problem) => problem !== false);
}
