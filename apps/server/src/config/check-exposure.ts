import type { ServerConfig } from './server-config.ts';

/** Minimum length of `STORAGE_SECRET`, in characters. */
const MIN_SECRET_LENGTH = 32;

/** True for a host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** True for an origin that only this machine can reach, e.g. `http://localhost:4600`. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

/** Settings that determine who can reach the server. */
export type Exposure = Pick<ServerConfig, 'host' | 'publicUrl' | 'publicUrlFixed' | 'trustProxy'>;

/**
 * Reason why other machines can reach the server, as the beginning of a sentence; undefined when only this machine can. A
 * server that listens on a loopback address is still public when a proxy forwards requests to it.
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
 * Problems of a server that other machines can reach: published passwords, short secrets, tokens in clear text. The server
 * must not start with any of them. Each sentence names the remedy.
 */
export function checkExposure(
  config: Exposure & Pick<ServerConfig, 'demoAccounts' | 'storageSecret' | 'identitySecret'>,
  plainHttpAllowed: boolean,
): string[] {
  const problems: string[] = [];
  const { storageSecret, identitySecret } = config;
  if (storageSecret !== undefined && storageSecret.length < MIN_SECRET_LENGTH) {
    problems.push(
      `STORAGE_SECRET is too short: use at least ${MIN_SECRET_LENGTH} characters, or leave it out to have one generated and stored.`,
    );
  }
  if (identitySecret !== undefined && identitySecret.length < MIN_SECRET_LENGTH) {
    problems.push(
      `IDENTITY_SECRET is too short: use at least ${MIN_SECRET_LENGTH} characters, or leave it out to have one generated in a file.`,
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
