import type { components, operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../dependencies.ts';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { ApiError, fieldsError } from '../../http/api-error.ts';
import { checkKey } from '../../objects/object-names.ts';
import { parseStorageLink, STORAGE_SERVICE, storageLink } from '../../objects/storage-link.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { ShareLinks, type ShareLinkRow } from '../../share-links/share-links.ts';
import { recordExport } from '../record-export.ts';
import { downloadable } from './readable-objects.ts';

type ShareLinkOperations = Pick<
  operations,
  'listShareLinks' | 'createShareLink' | 'revokeShareLink' | 'openSharedFile'
>;

/** Life time of the signed URL behind a share link, in seconds. It is that of a click, with time for clocks that differ. */
const OPENED_SECONDS = 300;

/** Handlers of share links: links to a file for people without an account, which their owner can revoke. */
export function shareLinkHandlers(dependencies: Dependencies): OperationHandlers<ShareLinkOperations> {
  const { audit, config, db, identity, objects } = dependencies;
  const links = new ShareLinks(db);
  return {
    listShareLinks: signedIn(async ({ caller }) => {
      const data = (await links.list(caller.sub)).map(wireLink);
      return { status: 200, body: { total: data.length, data } };
    }),

    createShareLink: signedIn(async ({ caller, body: { file, seconds }, request }) => {
      const location = parseStorageLink(file);
      if (!location) throw noStorageLink(file);
      const { bucket, key } = location;
      checkKey(key, 'object', 'body.file');
      await downloadable(dependencies, { service: STORAGE_SERVICE, bucket }, key, caller);
      const { secret, row } = await links.create({ ownerSub: caller.sub, bucket, key, seconds });
      await audit.recordCall({ caller, request }, 'share-link-created', subjectOf(row));
      await recordExport(dependencies, { caller, request }, location);
      const url = absoluteUrl(request, config, `/datains/api/shared-files/${secret}`);
      return { status: 201, body: { url, share_link: wireLink(row) }, headers: { location: url } };
    }),

    revokeShareLink: signedIn(async ({ caller, params, request }) => {
      const row = await links.revoke(caller.sub, params.id);
      await audit.recordCall({ caller, request }, 'share-link-revoked', subjectOf(row));
      return { status: 204 };
    }),

    openSharedFile: async ({ params }) => {
      const link = await links.find(params.secret);
      // The account as it is now: one that is disabled, or may not read the file any more, shares nothing.
      const owner = link && (await identity.accountOf(link.owner_sub));
      if (!owner) throw linkEnded();
      const { bucket, key } = link;
      const { isGrowing } = await downloadable(
        dependencies,
        { service: STORAGE_SERVICE, bucket },
        key,
        owner,
      ).catch((error: unknown) => {
        throw error instanceof ApiError && [403, 404].includes(error.status) ? linkEnded() : error;
      });
      const url = await objects.presignGet(bucket, key, {
        expiresInSeconds: OPENED_SECONDS,
        throughServer: isGrowing,
      });
      return { status: 302, headers: { location: url, 'cache-control': 'no-store' } };
    },
  };
}

function wireLink({
  id,
  bucket,
  key,
  created_time: created,
  expires_time: expires,
}: ShareLinkRow): components['schemas']['ShareLink'] {
  return {
    id,
    file: storageLink(bucket, key),
    created_time: Number(created),
    expires_time: Number(expires),
  };
}

/** Link in the audit log: its id and its file. */
function subjectOf({ id, bucket, key }: ShareLinkRow): string {
  return `${id} ${storageLink(bucket, key)}`;
}

function noStorageLink(file: string): ApiError {
  const message = {
    'en-US': `must be a link such as minio://bucket/folder/file.csv, and "${file}" is none`,
    'zh-CN': `须为链接，例如 minio://bucket/folder/file.csv，而“${file}”不是`,
  };
  return fieldsError(400, [{ field: 'body.file', message }]);
}

/** The same for every reason: a stranger does not learn whether there was such a link, or a file. */
function linkEnded(): ApiError {
  return new ApiError(404, {
    'en-US':
      'This link does not work: it has expired or was revoked, or its file was moved or deleted. Request a new one from the person who gave it to you.',
    'zh-CN': '此链接无效：它已过期或被撤销，或文件已移动或删除。请向提供链接的人索取新的链接。',
  });
}
