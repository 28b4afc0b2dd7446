import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

/** Path of the contact for reports of vulnerabilities (RFC 9116). */
const PATH = '/.well-known/security.txt';
/** Readers of the file ask for it again after this time. */
const VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** Serves the address to which vulnerabilities of this site are reported, where `SECURITY_CONTACT` names one. */
export function securityContactRoute(
  app: FastifyInstance,
  { securityContact, publicUrl, publicUrlFixed }: ServerConfig,
): void {
  if (securityContact === undefined) return;
  app.get(PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
          'Preferred-Languages: en, zh',
          ...(publicUrlFixed ? [`Canonical: ${publicUrl}${PATH}`] : []),
          '',
        ].join('\n'),
      ),
  );
}
