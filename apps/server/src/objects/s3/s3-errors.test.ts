import { S3ServiceException } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { storeFailureOf } from './s3-errors.ts';

const ENDPOINT = 'https://s3.example.org';
const failure = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, message: name, $fault: 'server', $metadata: { httpStatusCode } });
const system = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each([
  [system('ECONNREFUSED', 'connect'), 'away'],
  [system('ENOTFOUND', 'getaddrinfo'), 'away'],
  [system('ECONNRESET', 'read'), 'away'],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), 'away'],
  [failure('SlowDown', 503), 'away'],
  [failure('InternalError', 500), 'away'],
  [failure('AccessDenied', 403), 'refused'],
  [failure('PermanentRedirect', 301), 'refused'],
  [failure('NoSuchBucket', 404), 'refused'],
  [failure('QuotaExceeded', 403), 'full'],
  [failure('InsufficientStorage', 507), 'full'],
  [failure('NoSuchKey', 404), undefined],
  [failure('PreconditionFailed', 412), undefined],
  [system('ENOSPC', 'write'), undefined],
])('%s means that the store is: %s', (error, kind) => {
  const failure = storeFailureOf(error, ENDPOINT);
  expect(failure?.kind).toBe(kind);
  if (failure) expect(failure.message).toMatch(/^The object store https:\/\/s3\.example\.org .*\(.+\)\.$/);
});

test('the detail of a failure is the code of the store or of the connection, without an address', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:7480'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(storeFailureOf(refused, ENDPOINT)?.detail).toBe('ECONNREFUSED');
  expect(storeFailureOf(failure('AccessDenied', 403), ENDPOINT)?.detail).toBe('AccessDenied');
});
