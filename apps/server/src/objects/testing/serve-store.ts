import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { GatewayLinks } from '../gateway-links.ts';
import type { ObjectStore } from '../object-store.ts';
import type { PartStore } from '../parts/part-store.ts';
import { LinkSigner } from '../signed-links.ts';
import { STORAGE_ROOT, storageRoutes } from '../storage-routes.ts';

/** Served object store of a test. */
export interface ServedStore {
  objects: ObjectStore;
  parts: PartStore;
  /** Absolute address of a link of the store. */
  absolute(link: string): string;
  close(): Promise<void>;
}

/** Maximum size of an upload by a link, in bytes. */
const MAX_UPLOAD_BYTES = 40_000_000;

/** Serves the links of a store on a free port. */
export async function serveStore(
  open: (signer: LinkSigner, links: GatewayLinks) => Promise<{ objects: ObjectStore; parts: PartStore }>,
): Promise<ServedStore> {
  const signer = new LinkSigner('a secret of this test', STORAGE_ROOT);
  const links = new GatewayLinks({ signer, linkSeconds: 60, maxUploadBytes: MAX_UPLOAD_BYTES });
  const { objects, parts } = await open(signer, links);
  const app = Fastify();
  await app.register(storageRoutes, {
    objects,
    parts,
    signer,
    checkName: () => undefined,
    store: ({ maxBytes }, write) => write(maxBytes),
    findGrowing: () => Promise.resolve(undefined),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    objects,
    parts,
    absolute: (link) => new URL(link, `http://127.0.0.1:${port}`).href,
    close: () => app.close(),
  };
}
