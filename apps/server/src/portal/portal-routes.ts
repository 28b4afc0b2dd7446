import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { IMMUTABLE, REVALIDATE } from './cache-control.ts';
import { brandPictureRoutes } from './brand-pictures.ts';
import { entryDocumentRoutes, readEntryDocument } from './entry-document.ts';
import { portalSettings } from './portal-settings.ts';
import { SCHEMAS_PATH } from './schemas-path.ts';

/** Serves the built portal, its settings and its documents. */
export async function portalRoutes(
  app: FastifyInstance,
  config: ServerConfig,
  providerOrigins: () => readonly string[],
): Promise<void> {
  const { portalDist, documents } = config.paths;
  const own = config.brandSettings.documents;
  // HEAD: pages whose browser says that it is offline find out whether the server answers all the same.
  app.get('/config.json', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.header('cache-control', REVALIDATE).send(portalSettings(config)),
  );
  await brandPictureRoutes(app, config.brandSettings);
  await app.register(fastifyStatic, {
    // Documents of the brand replace those of the product that have the same name.
    root: own === undefined ? documents : [own, documents],
    prefix: '/documents/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', REVALIDATE);
      response.setHeader('access-control-allow-origin', '*');
    },
  });
  await app.register(fastifyStatic, {
    root: config.paths.schemas,
    prefix: SCHEMAS_PATH,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', REVALIDATE);
      response.setHeader('access-control-allow-origin', '*');
    },
  });
  await app.register(fastifyStatic, {
    // Files of the brand, then the built-in sets, even if reports use another folder: the manifest states their checksums.
    root: [
      ...(own === undefined ? [] : [join(own, 'reference-datasets', 'files')]),
      join(documents, '..', 'reference-sets'),
    ].filter((folder) => existsSync(folder)),
    prefix: '/documents/reference-datasets/files/',
    index: false,
    decorateReply: false,
    // Set below: all files are text, and a licence file has no extension.
    contentType: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', REVALIDATE);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', `text/${extname(path) === '.csv' ? 'csv' : 'plain'}; charset=utf-8`);
    },
  });
  const entry = readEntryDocument(config, providerOrigins);
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
      response.setHeader('cache-control', isHashed(path) ? IMMUTABLE : REVALIDATE);
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** True for files below `assets/`: their names contain a content hash, so the content of a URL never changes. */
function isHashed(path: string): boolean {
  return path.includes(`${sep}assets${sep}`);
}
