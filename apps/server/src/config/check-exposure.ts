import type { ServerConfig } from './server-config.ts';

/** A secret shorter than this can be guessed. */
const SHORTEST_SECRET = 32;

/** Whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

/**
 * Why a server that others can reach must not start as it is configured: passwords that are printed in the README, secrets
 * that can be guessed, tokens that travel in clear text. Each sentence says what to do.
 */
export function checkExposure(
  config: Pick<ServerConfig, 'host' | 'publicUrl' | 'publicUrlFixed' | 'demoAccounts' | 'storageSecret'>,
  plainHttpAllowed: boolean,
): string[] {
  const problems: string[] = [];
  const { storageSecret } = config;
  if (storageSecret !== undefined && storageSecret.length < SHORTEST_SECRET) {
    problems.push(
      `STORAGE_SECRET is too short: use at least ${SHORTEST_SECRET} characters, or leave it out and one is made and kept.`,
    );
  }
  if (isLoopback(config.host)) return problems;
  if (config.demoAccounts) {
    problems.push(
      `HOST=${config.host} can be reached by others, and the passwords of the demo accounts are public: set DEMO_ACCOUNTS=0 (and ADMIN_PASSWORD for a first account), or HOST=127.0.0.1.`,
    );
  }
  if (!config.publicUrlFixed)
    problems.push(
      `HOST=${config.host} can be reached by others: set PUBLIC_URL to the address that their browsers use.`,
    );
  if (!config.publicUrl.startsWith('https://') && !plainHttpAllowed) {
    problems.push(
      `HOST=${config.host} can be reached by others, and tokens would travel in clear text: put a proxy with TLS in front and set PUBLIC_URL=https://..., or set ALLOW_PLAIN_HTTP=1 if the network is yours alone.`,
    );
  }
  return problems;
}
