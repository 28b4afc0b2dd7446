import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { SpecDocuments } from '../http/contract/spec-documents.ts';
import { SERVICES } from '../http/contract/spec-operations.ts';
import { encodeBody, sendEncoded } from '../http/encoded-body.ts';
import { policyText } from '../http/security-headers.ts';
import { bundledDocument } from './bundled-document.ts';

/** Path of the API reference on the server. */
const API_REFERENCE_PATH = '/openapi/';

/** Content security policy of the page: its own files only. Swagger UI draws its icons as `data:` images. */
const PAGE_POLICY = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Files of Swagger UI, which come from its package. */
const LIBRARY_FILES = ['swagger-ui-bundle.js', 'swagger-ui.css'];
const PAGE_FILES = ['index.html', 'page.css', 'page.js'];

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Serves the API reference: a page to read and try the operations, and each OpenAPI document in one piece. */
export function apiReferenceRoutes(app: FastifyInstance, { paths }: Pick<ServerConfig, 'paths'>): void {
  const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const serve = (url: string, contentType: string, read: () => Buffer, headers: Record<string, string>) => {
    const body = onFirstUse(() => encodeBody(read()));
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) =>
        sendEncoded(request, reply.headers(headers), { ...(await body()), contentType }),
    });
  };
  for (const [folder, names] of [
    [library, LIBRARY_FILES],
    [paths.apiReference, PAGE_FILES],
  ] as const)
    for (const name of names)
      serve(
        API_REFERENCE_PATH + (name === 'index.html' ? '' : name),
        CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        () => readFileSync(join(folder, name)),
        { 'content-security-policy': PAGE_POLICY },
      );
  const specs = onFirstUse(() => new SpecDocuments(paths.openapi));
  for (const service of SERVICES)
    serve(
      `${API_REFERENCE_PATH}${service}.json`,
      'application/json; charset=utf-8',
      () => Buffer.from(JSON.stringify(bundledDocument(specs(), `${service}.yaml`), null, 2)),
      { 'access-control-allow-origin': '*' },
    );
  app.get(API_REFERENCE_PATH.slice(0, -1), async (_request, reply) =>
    reply.redirect(API_REFERENCE_PATH, 308),
  );
}

/** Function that makes its value at the first call: a start does not wait for files that few read. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
