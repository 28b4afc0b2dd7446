import Fastify, { type FastifyInstance } from 'fastify';
import { type LinkSigner } from '../objects/signed-links.ts';
import { storageRoutes } from '../objects/storage-routes.ts';
import type { Parts } from '../parts.ts';
import { DEFAULT_BODY_LIMITS } from './contract/body-limits.ts';
import type { ServiceName } from './contract/spec-operations.ts';
import { SpecDocuments } from './contract/spec-documents.ts';
import { limitBodyTime } from './body-timeout.ts';
import { crossOrigin } from './cross-origin.ts';
import { drainOnClose } from './drain.ts';
import { answerError, answerErrors } from './error-answers.ts';
import type { HandlerTable } from './handler.ts';
import { portalRoutes } from './portal-routes.ts';
import { registerOperations } from './register-operations.ts';
import { securityHeaders } from './security-headers.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Longest value of a path parameter; keys of objects are the longest ones. */
const LONGEST_PARAMETER = 4096;

/** What the app needs besides the parts. */
export interface AppOptions {
  handlers: Record<ServiceName, HandlerTable>;
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
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  drainOnClose(app, events, config.drainSeconds * 1000);
  limitBodyTime(app, config.bodyLimits);
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
    else parse(request, String(body), done);
  });
}
