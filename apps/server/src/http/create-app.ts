import Fastify, { type FastifyInstance } from 'fastify';
import { type LinkSigner } from '../objects/signed-links.ts';
import { storageRoutes } from '../objects/storage-routes.ts';
import type { Parts } from '../parts.ts';
import type { ServiceName } from './contract/spec-operations.ts';
import { SpecDocuments } from './contract/spec-documents.ts';
import { limitBodyTime } from './body-timeout.ts';
import { crossOrigin } from './cross-origin.ts';
import { drainOnClose } from './drain.ts';
import { answerErrors } from './error-answers.ts';
import type { HandlerTable } from './handler.ts';
import { portalRoutes } from './portal-routes.ts';
import { registerOperations } from './register-operations.ts';
import { securityHeaders } from './security-headers.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** A body of the services is a form or a query; files go by signed links. */
const BODY_LIMIT = 8 * 1024 * 1024;
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
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(config.trustProxy),
    exposeHeadRoutes: false,
    // Requests that still arrive during a shutdown are answered like the others: see drainOnClose.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  drainOnClose(app, events, config.drainSeconds * 1000);
  limitBodyTime(app, config.bodyLimits);
  answerErrors(app);
  securityHeaders(app, config);
  crossOrigin(app, config);
  acceptEmptyJson(app);
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

/** Several calls are a POST without a body; clients that name a content type all the same are right enough. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
