import { HttpError, NotFoundError, type DatainsClient, type DataseqClient } from '@omics-portal/api';
import { aSignResponse } from '@omics-portal/api-mocks';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, NoDownloadError, signDownload } from './sign-download';

const FILE = { path: 'minio://portal/data/a b.csv', md5: 'd41d8cd98f00b204e9800998ecf8427e' };
const BY_PATH = '/storage/portal/data/a%20b.csv?signature=1';

function signers(index: () => Promise<unknown>) {
  const POST = vi.fn(index);
  const GET = vi.fn(async () => ({ data: { download_url: BY_PATH } }));
  return {
    POST,
    GET,
    both: { index: { POST } as unknown as DataseqClient, datains: { GET } as unknown as DatainsClient },
  };
}

describe('signDownload', () => {
  it('requests the link from the index by checksum', async () => {
    const { both, POST, GET } = signers(async () => ({ data: aSignResponse() }));
    expect(await signDownload(both, FILE)).toBe('https://files.example.org/D5_1_R1.fastq.gz');
    expect(POST).toHaveBeenCalledWith('/api/v1/files/hash/{hash}', {
      params: { path: { hash: FILE.md5 }, query: { which_repo: 'http' } },
    });
    expect(GET).not.toHaveBeenCalled();
  });

  it('requests the link from the storage by path for a file without checksum', async () => {
    const { both, POST, GET } = signers(async () => ({ data: aSignResponse() }));
    expect(await signDownload(both, { ...FILE, md5: null })).toBe(BY_PATH);
    expect(POST).not.toHaveBeenCalled();
    expect(GET.mock.calls[0]).toEqual([
      '/api/services/{service}/buckets/{bucket}/object',
      { params: { path: { service: 'minio', bucket: 'portal' }, query: { key: 'data/a b.csv' } } },
    ]);
  });

  it('requests the link from the storage when the index does not know the checksum', async () => {
    const { both } = signers(() => Promise.reject(new NotFoundError(undefined, '')));
    expect(await signDownload(both, FILE)).toBe(BY_PATH);
  });

  it('does not hide a failure of the index', async () => {
    const { both, GET } = signers(() => Promise.reject(new HttpError(500, { message: 'down' }, '')));
    await expect(signDownload(both, FILE)).rejects.toThrow('down');
    expect(GET).not.toHaveBeenCalled();
  });

  it('says that there is no way to a path that is no storage link', async () => {
    const { both } = signers(async () => ({ data: aSignResponse() }));
    await expect(signDownload(both, { path: 'file:///a', md5: null })).rejects.toThrow(NoDownloadError);
  });
});

describe('addressOf', () => {
  const sign = aSignResponse().sign;

  it('joins the parts of the query as they come', () => {
    expect(addressOf(aSignResponse({ sign: { ...sign, baseurl: '/a', params: ['b=1%202', 'c=3'] } }))).toBe(
      '/a?b=1%202&c=3',
    );
    expect(addressOf(aSignResponse({ sign: { ...sign, baseurl: '/a?x=0', params: ['b=1'] } }))).toBe(
      '/a?x=0&b=1',
    );
  });

  it.each([
    ['a form', { method: 'POST' as const }],
    ['headers', { header: ['Authorization: x'] }],
  ])('refuses a link that needs %s', (_what, part) => {
    expect(() => addressOf(aSignResponse({ sign: { ...sign, ...part } }))).toThrow(NoDownloadError);
  });
});
