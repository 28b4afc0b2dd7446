import { describe, expect, it } from 'vitest';
import { LinkSigner, type LinkGrant } from './signed-links.ts';

const signer = new LinkSigner('a secret that is long enough for a test', '/storage');
const NOW = 1_700_000_000_000;
const GRANT: LinkGrant = {
  method: 'PUT',
  bucket: 'users',
  key: 'data/ada/a b é+.fq.gz',
  expires: NOW / 1000 + 60,
  maxBytes: 10,
};

function parse(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, , bucket = '', ...key] = pathname.split('/').map(decodeURIComponent);
  return { bucket, key: key.join('/'), query: Object.fromEntries(searchParams) };
}

describe('a signed link', () => {
  it('returns the grant that was signed', () => {
    const { bucket, key, query } = parse(signer.sign(GRANT));
    expect(signer.verify('PUT', bucket, key, query, NOW)).toEqual({ grant: GRANT });
  });

  it('allows scripts only where they were signed', () => {
    const page: LinkGrant = { method: 'GET', bucket: 'users', key: 'a.html', expires: NOW };
    const signed = parse(signer.sign({ ...page, scripts: true }));
    expect(signer.verify('GET', 'users', 'a.html', signed.query, NOW)).toHaveProperty('grant.scripts', true);
    const { query } = parse(signer.sign(page));
    expect(signer.verify('GET', 'users', 'a.html', { ...query, scripts: 'yes' }, NOW)).toEqual({
      refused: 'forged',
    });
  });

  it('allows HEAD where it allows GET', () => {
    const { bucket, key, query } = parse(
      signer.sign({ method: 'GET', bucket: 'users', key: 'a', expires: NOW, fileName: 'x "y".txt' }),
    );
    expect(signer.verify('HEAD', bucket, key, query, NOW)).toHaveProperty('grant.fileName', 'x "y".txt');
  });

  it.each([
    ['another method', 'GET', {}],
    ['another bucket', 'PUT', { bucket: 'projects' }],
    ['another key', 'PUT', { key: 'data/ada/b.fq.gz' }],
    ['a later end', 'PUT', { expires: String(GRANT.expires + 1) }],
    ['a larger size', 'PUT', { max: '11' }],
    ['no size', 'PUT', { max: undefined }],
    ['a name', 'PUT', { name: 'x' }],
    ['the method in the query', 'GET', { method: 'GET' }],
    ['another signature', 'PUT', { signature: 'AAAA' }],
    ['no signature', 'PUT', { signature: undefined }],
  ])('is refused with %s', (_what, method, change: Record<string, string | undefined>) => {
    const { bucket, key, query } = parse(signer.sign(GRANT));
    const { bucket: otherBucket = bucket, key: otherKey = key, ...changes } = change;
    expect(signer.verify(method, otherBucket, otherKey, { ...query, ...changes }, NOW)).toEqual({
      refused: 'forged',
    });
  });

  it('is refused when it was signed with another secret', () => {
    const { bucket, key, query } = parse(new LinkSigner('another secret', '/storage').sign(GRANT));
    expect(signer.verify('PUT', bucket, key, query, NOW)).toEqual({ refused: 'forged' });
  });

  it('is refused after its end', () => {
    const { bucket, key, query } = parse(signer.sign(GRANT));
    expect(signer.verify('PUT', bucket, key, query, NOW + 60_001)).toEqual({ refused: 'expired' });
  });
});
