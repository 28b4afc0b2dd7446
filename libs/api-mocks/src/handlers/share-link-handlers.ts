import type { ShareLink } from '@omics-portal/api';
import { DAY } from '../builders/ids';
import { datainsHttp } from '../http/services';

const LINKS = '/api/share-links';

/** End of share links: 2030-01-01 00:00 in UTC. */
const EXPIRES = 1_893_456_000_000;

/** Share link of a file of the mocked folder. */
export function aShareLink(overrides: Partial<ShareLink> = {}): ShareLink {
  return {
    id: '3f9c21d07a4e',
    file: 'minio://users/data/ada/D5_1_R1.fastq.gz',
    created_time: DAY,
    expires_time: EXPIRES,
    ...overrides,
  };
}

export const shareLinkHandlers = {
  list: datainsHttp.on('get', LINKS, ({ response }) => {
    const data = [
      aShareLink(),
      aShareLink({ id: '000000000001', file: 'minio://users/data/ada/run1/D6.bam' }),
    ];
    return response(200).json({ total: data.length, data });
  }),
  listEmpty: datainsHttp.on('get', LINKS, ({ response }) => response(200).json({ total: 0, data: [] })),
  listError: datainsHttp.failing('get', LINKS, 500),
  create: datainsHttp.on('post', LINKS, async ({ body, response }) => {
    const { file } = await body();
    const url = `/datains/api/shared-files/${'0'.repeat(48)}`;
    return response(201).json({ url, share_link: aShareLink({ id: '000000000002', file }) });
  }),
  createForbidden: datainsHttp.failing('post', LINKS, 403, 'You may not read this file.'),
  revoke: datainsHttp.on('delete', `${LINKS}/{id}`, ({ response }) => response(204).empty()),
  revokeError: datainsHttp.failing('delete', `${LINKS}/{id}`, 500),
  open: datainsHttp.on(
    'get',
    '/api/shared-files/{secret}',
    () => new Response(null, { status: 302, headers: { location: '/storage/users/data/ada/a.csv' } }),
  ),
};
