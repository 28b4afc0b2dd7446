import Fastify, { type FastifyInstance } from 'fastify';
import { type LinkSigner } from './objects/signed-links.ts';
import { STORAGE_ROOT, storageRoutes } from './objects/storage-routes.ts';
import type { Parts } from './parts.ts';
import { DEFAULT_BODY_LIMITS } from './http/contract/body-limits.ts';
import { SpecDocuments } from './http/contract/spec-documents.ts';
import { limitBodyTime } from './http/body-timeout.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { drainOnClose } from './http/drain.ts';
import { answerError, answerErrors } from './http/error-answers.ts';
import type { ServiceHandlers } from './operations/service-handlers.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { registerOperations } from './operations/register-operations.ts';
import { securityHeaders } from './http/security-headers.ts';
import { trustedProxies } from './http/trusted-proxies.ts';

/** Longest value of a path parameter; keys of objects are the longest ones. */
const LONGEST_PARAMETER = 4096;

/** What the app needs besides the parts. */
export interface AppOptions {
  handlers: ServiceHandlers;
  signer: LinkSigner;
}

/** The HTTP server with everything on it, not yet listening. */
export async function createApp(parts: Parts, { handlers, signer }: AppOptions): Promise<FastifyInstance> {
  const { config, events, identity, objects } = parts;
  const app = Fastify({
    bodyLimit: DEFAULT_BODY_LIMITS.bytes,
    trustProxy: trustedProxies(config.trustProxy),
    exposeHeadRoutes: false,
    // Requests that still arrive during a shutdown are answered like the others: see drainOnClose.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  drainOnClose(app, events, config.drainSeconds * 1000);
  limitBodyTime(app, config.bodyLimits, STORAGE_ROOT);
  answerErrors(app);
  securityHeaders(app, config);
  crossOrigin(app, config);
  acceptJson(app);
  registerOperations(app, new SpecDocuments(config.paths.openapi), {
    identity,
    handlers,
    validateResponses: config.validateResponses,
  });
  await app.register(storageRoutes, { objects, signer });
  await identity.mount(app);
  await portalRoutes(app, config);
  return app;
}

/** Bodies are JSON only. A POST without a body may name the content type all the same. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
