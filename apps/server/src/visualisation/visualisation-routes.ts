import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { OWN_VISUALISATIONS } from '../config/visualization-settings.ts';
import { sendEncoded } from '../http/encoded-body.ts';
import { visualisationPolicy } from '../http/security-headers.ts';
import { createEncodedDocuments } from './encoded-documents.ts';
import { DOCUMENT_NAMES } from './visualisation-document.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves our visualisations, and the documents with their figures. All of it is public: the portal frames them without an
 * origin of their own, from which every request is one of another origin.
 */
export async function visualisationRoutes(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const { visualisationDist } = config.paths;
  const documentOf = createEncodedDocuments(config.paths);
  for (const name of DOCUMENT_NAMES) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${OWN_VISUALISATIONS}/data/${name}.json`,
      handler: async (request, reply) =>
        sendEncoded(request, reply.header('access-control-allow-origin', '*'), {
          ...(await documentOf(name)),
          contentType: 'application/json; charset=utf-8',
        }),
    });
  }
  if (!existsSync(join(visualisationDist, 'index.html'))) {
    app.get(`${OWN_VISUALISATIONS}/*`, async (_request, reply) =>
      reply.code(503).send({
        message: `The visualisations are not built: there is no index.html in ${visualisationDist}. Build them, or set VISUALIZATION_DIST.`,
      }),
    );
    return;
  }
  const policy = visualisationPolicy(config);
  await app.register(fastifyStatic, {
    root: visualisationDist,
    prefix: `${OWN_VISUALISATIONS}/`,
    redirect: true,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.includes(`${sep}assets${sep}`) ? IMMUTABLE : REVALIDATE);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-security-policy', policy);
    },
  });
}
