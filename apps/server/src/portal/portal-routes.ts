import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { entryDocumentRoutes, readEntryDocument } from './entry-document.ts';
import { portalSettings } from './portal-settings.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Serves the built portal, its settings and the documents that it shows. */
export async function portalRoutes(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const { portalDist, documents } = config.paths;
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', ASK_AGAIN).send(portalSettings(config)),
  );
  await app.register(fastifyStatic, {
    root: documents,
    prefix: '/documents/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', ASK_AGAIN);
      response.setHeader('access-control-allow-origin', '*');
    },
  });
  await app.register(fastifyStatic, {
    // The sets that ship, whatever other folder the reports read: the manifest beside states the checksums of these.
    root: join(documents, '..', 'reference-sets'),
    prefix: '/documents/reference-datasets/files/',
    index: false,
    decorateReply: false,
    // Named below: all are texts, and a licence has no extension to tell that by.
    contentType: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', ASK_AGAIN);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', `text/${extname(path) === '.csv' ? 'csv' : 'plain'}; charset=utf-8`);
    },
  });
  const entry = readEntryDocument(config);
  if (entry === undefined) {
    app.get('/', async (_request, reply) =>
      reply.code(503).send({
        message: `The portal is not built: there is no index.html in ${portalDist}. Build it, or set PORTAL_DIST.`,
      }),
    );
    return;
  }
  entryDocumentRoutes(app, entry);
  await app.register(fastifyStatic, {
    root: portalDist,
    index: false,
    prefix: '/',
    wildcard: true,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', isHashed(path) ? FOR_EVER : ASK_AGAIN);
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** Files below `assets/` have a digest of their content in the name, so an address never changes its meaning. */
function isHashed(path: string): boolean {
  return path.includes(`${sep}assets${sep}`);
}
