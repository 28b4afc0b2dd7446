import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiReferenceRoutes } from './api-reference/api-reference-routes.ts';
import { type LinkSigner } from './objects/signed-links.ts';
import { STORAGE_ROOT, storageRoutes } from './objects/storage-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { DEFAULT_BODY_LIMITS } from './http/contract/body-limits.ts';
import { readContract } from './http/contract/contract.ts';
import { ApiError } from './http/api-error.ts';
import { limitBodyTime } from './http/body-timeout.ts';
import { endStalledReaders, headerLimits } from './http/slow-connections.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { HEALTH_LIMITS, HEALTH_PATHS, healthRoutes } from './health/health-routes.ts';
import { serverParts } from './health/server-parts.ts';
import { drainOnClose } from './http/drain.ts';
import { onlyOwnRequests } from './http/own-requests.ts';
import { sendError, handleErrors } from './http/error-responses.ts';
import { rateLimits } from './operations/rate-limits.ts';
import { loggerOptions, logRequests, withoutSecrets, type LogDestination } from './http/request-log.ts';
import { drainGauge, httpMetrics } from './metrics/http-metrics.ts';
import { METRICS_PATH, metricsRoute } from './metrics/metrics-route.ts';
import { serverMetrics } from './metrics/server-metrics.ts';
import { withStatementLimit } from './records/statement-limit.ts';
import type { ServiceHandlers } from './operations/service-handlers.ts';
import { securityContactRoute } from './portal/security-contact.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { registerOperations } from './operations/register-operations.ts';
import { securityHeaders } from './http/security-headers.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { findGrowingLog } from './services/datains/workflows/growing-log.ts';
import { storeUnlessFinished } from './services/finished-data-set.ts';
import { storeForOpenAccount } from './uploads/store-for-open-account.ts';
import { storeWithinQuota } from './uploads/store-within-quota.ts';
import { checkUploadName } from './uploads/upload-rules.ts';
import { visualisationRoutes } from './visualisation/visualisation-routes.ts';

/** Maximum length of a path parameter; object keys are the longest ones. */
const MAX_PARAMETER_LENGTH = 4096;

/** Options of the app besides its dependencies. */
export interface AppOptions {
  handlers: ServiceHandlers;
  signer: LinkSigner;
  /** Destination of the log; default: standard output. */
  logTo?: LogDestination;
}

/** Creates the HTTP server with all routes, not yet listening. */
export async function createApp(
  dependencies: Dependencies,
  { handlers, signer, logTo }: AppOptions,
): Promise<FastifyInstance> {
  const { callers, config, db, events, identity, metrics, objects, parts } = dependencies;
  const app: FastifyInstance = Fastify({
    ...loggerOptions(config, logTo),
    bodyLimit: DEFAULT_BODY_LIMITS.bytes,
    http: headerLimits(config.bodyLimits),
    trustProxy: trustedProxies(config.trustProxy),
    exposeHeadRoutes: false,
    // Requests that arrive during a shutdown are handled like others: see drainOnClose.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
  });
  logRequests(app, {
    slowRequestMs: config.slowRequestMs,
    probes: [...HEALTH_PATHS, METRICS_PATH],
    transferRoot: STORAGE_ROOT,
    observer: httpMetrics(metrics),
  });
  dependencies.queries.noteTo((query) => app.log.warn(query, 'slow query'));
  drainOnClose(app, events, { limitMs: config.drainSeconds * 1000, onStart: drainGauge(metrics) });
  limitBodyTime(app, config.bodyLimits, STORAGE_ROOT);
  endStalledReaders(app, config.bodyLimits.readerMs);
  handleErrors(app);
  if (config.localUser !== undefined) onlyOwnRequests(app, config.publicUrl);
  securityHeaders(app, config, () => identity.origins());
  crossOrigin(app, config);
  acceptJson(app);
  limitStatements(app, config.writeSeconds * 1000);
  registerOperations(app, readContract(config.paths.openapi), {
    callers,
    handlers,
    limitRate: await rateLimits(app, config.rateLimits, metrics),
    validateResponses: config.validateResponses,
    readMs: config.readSeconds * 1000,
    writeMs: config.writeSeconds * 1000,
  });
  const readParts = healthRoutes(app, {
    ...HEALTH_LIMITS,
    parts: serverParts(dependencies),
    print: (line) => app.log.warn(withoutSecrets(line)),
  });
  serverMetrics(dependencies, readParts);
  metricsRoute(app, metrics, config);
  await app.register(storageRoutes, {
    objects,
    parts,
    signer,
    checkName: (key) => checkUploadName(config.uploadLimits, key),
    store: storeForOpenAccount(
      db,
      storeUnlessFinished(db, storeWithinQuota(db, dependencies.uploads.quotas)),
    ),
    findGrowing: (location) => findGrowingLog(dependencies, location),
  });
  await identity.mount(app);
  await visualisationRoutes(app, config);
  apiReferenceRoutes(app, config);
  securityContactRoute(app, config);
  await portalRoutes(app, config, () => identity.origins());
  return app;
}

/**
 * Limits the statements of sign-in and of files; operations of the API have limits of their own. The second hook is for
 * requests with a body, whose parser leaves the context of the first.
 */
function limitStatements(app: FastifyInstance, limitMs: number): void {
  const limit = (_request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    withStatementLimit(limitMs, done);
  app.addHook('onRequest', limit);
  app.addHook('preHandler', limit);
}

/** Accepts JSON bodies only. A POST without a body may still have the content type. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      done(
        new ApiError(415, {
          'en-US': `Send the body as it is, without the content encoding "${encoding.slice(0, 20)}".`,
          'zh-CN': `请直接发送请求内容，不要使用内容编码“${encoding.slice(0, 20)}”。`,
        }),
      );
    else if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
