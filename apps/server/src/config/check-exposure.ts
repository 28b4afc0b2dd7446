import type { ServerConfig } from './server-config.ts';

/** A secret shorter than this can be guessed. */
const SHORTEST_SECRET = 32;

/** Whether a host name or address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Whether an origin, e.g. `http://localhost:4600`, can only be reached from this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

/** The settings that decide who can reach the server. */
export type Exposure = Pick<ServerConfig, 'host' | 'publicUrl' | 'publicUrlFixed' | 'trustProxy'>;

/**
 * Why other machines can reach the server, as the beginning of a sentence; undefined when only this machine can. A server
 * that listens on a loopback address is public all the same when a proxy in front of it hands on requests.
 */
export function exposureReason({
  host,
  publicUrl,
  publicUrlFixed,
  trustProxy,
}: Exposure): string | undefined {
  if (!isLoopback(host)) return `HOST=${host} can be reached by others`;
  if (publicUrlFixed && !isLoopbackOrigin(publicUrl))
    return `PUBLIC_URL=${publicUrl} can be reached by others`;
  if (trustProxy !== false) return 'TRUST_PROXY names a proxy, through which others can reach this server';
  return undefined;
}

/**
 * Why a server that others can reach must not start as it is configured: passwords that are printed in the README, secrets
 * that can be guessed, tokens that travel in clear text. Each sentence says what to do.
 */
export function checkExposure(
  config: Exposure & Pick<ServerConfig, 'demoAccounts' | 'storageSecret'>,
  plainHttpAllowed: boolean,
): string[] {
  const problems: string[] = [];
  const { storageSecret } = config;
  if (storageSecret !== undefined && storageSecret.length < SHORTEST_SECRET) {
    problems.push(
      `STORAGE_SECRET is too short: use at least ${SHORTEST_SECRET} characters, or leave it out and one is made and kept.`,
    );
  }
  const reason = exposureReason(config);
  if (reason === undefined) return problems;
  if (config.demoAccounts) {
    problems.push(
      `${reason}, and the passwords of the demo accounts are public: leave DEMO_ACCOUNTS out or set DEMO_ACCOUNTS=0, and set ADMIN_PASSWORD for a first account.`,
    );
  }
  if (!config.publicUrlFixed)
    problems.push(`${reason}: set PUBLIC_URL to the address that their browsers use.`);
  if (!config.publicUrl.startsWith('https://') && !plainHttpAllowed) {
    problems.push(
      `${reason}, and tokens would travel in clear text: put a proxy with TLS in front and set PUBLIC_URL=https://..., or set ALLOW_PLAIN_HTTP=1 if the network is yours alone.`,
    );
  }
  return problems;
}
