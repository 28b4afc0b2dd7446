import type { ServerConfig } from '../config/server-config.ts';
import { FolderObjectStore } from './folder-object-store.ts';
import { GatewayLinks } from './gateway-links.ts';
import type { OpenedStore } from './open-store.ts';
import { FolderPartStore } from './parts/folder-part-store.ts';
import { LinkSigner } from './signed-links.ts';

/**
 * Opens the configured store for a command that reads it: without the check of its identity, and without the job that
 * removes unfinished uploads. Its links are of no use.
 */
export async function openStoreToRead(config: ServerConfig): Promise<OpenedStore> {
  const links = new GatewayLinks({ signer: new LinkSigner('', ''), linkSeconds: 1, maxUploadBytes: 0 });
  if (config.s3 !== undefined) {
    const { openS3StoreToRead } = await import('./s3/open-s3-store-to-read.ts');
    return openS3StoreToRead(config.s3, links);
  }
  const root = config.paths.objectsDir;
  const objects = new FolderObjectStore({ root, links });
  return { objects, parts: new FolderPartStore({ root, objects, links }), close: () => undefined };
}
