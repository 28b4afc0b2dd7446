import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { callerOf, signIn } from '../../bench/sign-in.mjs';
import { researcherOf, startPortal } from './portal.mjs';
import { s3Variables } from './site-parts.mjs';
import { until } from './until.mjs';

const gateway = inject('radosgw');
const s3 = new S3Client({
  endpoint: gateway.url,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: gateway.key,
});
const folder = mkdtempSync(join(tmpdir(), 'portal-on-s3-'));
const variables = () => ({
  SEED: '0',
  S3_STS_ROLE_ARN: gateway.roleArn,
  ...s3Variables(gateway, 'portal'),
});
const printed = () => readFileSync(join(folder, 'portal.log'), 'utf8');
let portal: Awaited<ReturnType<typeof startPortal>>;
let researcher: Awaited<ReturnType<typeof researcherOf>>;

beforeAll(async () => {
  await s3.send(new CreateBucketCommand({ Bucket: 'portal' }));
  await s3.send(
    new PutPublicAccessBlockCommand({
      Bucket: 'portal',
      PublicAccessBlockConfiguration: { IgnorePublicAcls: true },
    }),
  );
  portal = await startPortal(folder, variables());
  researcher = await researcherOf(portal.url, 'fastq-qc');
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('is ready, lets pages call the store, and has nothing to complain about', async () => {
  const ready = await fetch(`${portal.url}/readyz`);
  expect(await ready.json()).toMatchObject({ status: 'ready', parts: { objects: 'ok' } });
  expect(ready.headers.get('content-security-policy')).toMatch(
    new RegExp(`connect-src 'self'[^;]* ${gateway.url}[ ;]`),
  );
  expect(printed()).not.toMatch(/CORS|pass through|upload through|Warning/);
});

test('runs a job on a file that was uploaded to the store, and gives its results and logs', async () => {
  const reads = Array.from({ length: 200 }, (_, index) => `@read${index}\nACGTACGTAC\n+\nIIIIIIIIII\n`);
  const file = join(folder, 'sample R1.fastq.gz');
  writeFileSync(file, gzipSync(reads.join('')));
  const id = await researcher.submit('s3_job', {
    read1: [await researcher.upload(file)],
    quality_encoding: 'detect',
  });
  expect(researcher.uploadAddresses.map((address) => new URL(address).origin)).toEqual([gateway.url]);
  const job = await until(
    () => researcher.job(id),
    ({ status }) => ['Succeeded', 'Failed'].includes(status),
  );
  expect([job.status, job.error]).toEqual(['Succeeded', null]);
  const outputs = Object.values(job.outputs ?? {});
  const named = (name: string): string => outputs.find((link) => link.endsWith(`/${name}`)) ?? '';
  expect(JSON.parse(await researcher.read(named('fastq_qc.json')))).toBeTypeOf('object');
  expect(await researcher.read(named('summary.tsv'))).toMatch(/\t200\t/);
  const { text } = (await researcher.call('GET', `/datains/api/workflows/${id}/logs?stream=stdout`)) as {
    text: string;
  };
  expect(text).toContain('PROGRESS 100');
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  expect(metrics).toMatch(/portal_objects\{bucket="users"\} 1\n/);
  expect(metrics).not.toContain('folder="objects"');
});

test('opens a share link from the store without an account, until it is revoked or its account is disabled', async () => {
  const name = '样本 "D5" (1).txt';
  const file = join(folder, name);
  const content = 'reads of D5\n'.repeat(5000);
  writeFileSync(file, content);
  const link = await researcher.upload(file);
  const share = async () =>
    (await researcher.call('POST', '/datains/api/share-links', { file: link, seconds: 3600 })) as {
      url: string;
      share_link: { id: string };
    };
  const { url, share_link: shared } = await share();
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  expect([status, new URL(headers.get('location') ?? '').origin]).toEqual([302, gateway.url]);
  const opened = await fetch(url);
  expect(await opened.text()).toBe(content);
  expect(opened.headers.get('content-disposition')).toBe(
    `attachment; filename="__ _D5_ (1).txt"; filename*=UTF-8''${encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')}`,
  );
  const part = await fetch(url, { headers: { range: 'bytes=9-16' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 9-16/${content.length}`,
    'D5\nreads',
  ]);
  await researcher.call('DELETE', `/datains/api/share-links/${shared.id}`);
  expect((await fetch(url)).status).toBe(404);

  const second = await share();
  const admin = callerOf(portal.url, await signIn(portal.url, 'admin', 'quartet-admin'));
  await admin('PUT', '/datains/api/accounts/researcher', { disabled: true });
  expect((await fetch(second.url)).status).toBe(404);
  await admin('PUT', '/datains/api/accounts/researcher', { disabled: false });
  expect(await (await fetch(second.url)).text()).toBe(content);
  researcher = await researcherOf(portal.url, 'fastq-qc');
});

test('gives a key of the store for a data set, which its check then finds', async () => {
  const tool = '/quartet-service/api/tool/omics-dataset';
  const names = {
    name: 'rna_run1',
    email: 'a@example.org',
    manager: 'researcher',
    data_type: 'transcriptomics',
  };
  const { task_id: id } = (await researcher.call('POST', tool, names)) as { task_id: string };
  const { kind, sts_token: token } = (await researcher.call(
    'POST',
    `${tool}/${id}/refresh-token`,
    names,
  )) as {
    kind: string;
    sts_token: Record<'id' | 'secret' | 'stoken' | 'endpoint' | 'bucket' | 'prefix', string>;
  };
  expect([kind, token.endpoint, token.bucket]).toEqual(['s3', gateway.url, 'portal']);
  const client = new S3Client({
    endpoint: token.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: token.id, secretAccessKey: token.secret, sessionToken: token.stoken },
  });
  const put = (Key: string) => client.send(new PutObjectCommand({ Bucket: token.bucket, Key, Body: 'x' }));
  await put(`${token.prefix}counts.csv`);
  await expect(put('buckets/users/data/researcher/outside.csv')).rejects.toMatchObject({
    name: 'AccessDenied',
  });
  const check = () =>
    researcher.call('PUT', `${tool}/${id}`, { ...names, description: '', status: 'Finished' });
  expect(await check()).toMatchObject({ status: 'Success' });
  const link = 'minio://users/data/researcher/rna_run1/transcriptomics/counts.csv';
  expect(await researcher.read(link)).toBe('x');
  // The key lives on, and the store takes what it writes.
  await client.send(
    new PutObjectCommand({ Bucket: token.bucket, Key: `${token.prefix}counts.csv`, Body: 'y' }),
  );
  client.destroy();
  await expect(researcher.read(link)).rejects.toThrow(/changed after its data set was finished/);
  expect(await check()).toMatchObject({
    status: 'Failed',
    msg: expect.stringMatching(/^CHANGED  counts.csv/),
  });
});

test('a link for a file of a data set leads to the portal, which refuses it after the end', async () => {
  const key = 'data/researcher/rna_run1/transcriptomics/more.csv';
  const path = `/datains/api/services/minio/buckets/users/object?key=${encodeURIComponent(key)}&length=1`;
  await expect(researcher.call('POST', path)).rejects.toThrow(/takes no more files/);
  const open = path.replace('rna_run1', 'rna_run2');
  const { upload_url: url } = (await researcher.call('POST', open)) as { upload_url: string };
  expect(new URL(url).origin).toBe(portal.url);
});

test('lets pages of the portal use the links, and names CORS rules that do not', async () => {
  const preflight = await fetch(`${gateway.url}/portal/buckets/users/data/researcher/x`, {
    method: 'OPTIONS',
    headers: {
      origin: portal.url,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.status).toBe(200);
  expect(['*', portal.url]).toContain(preflight.headers.get('access-control-allow-origin'));
  const rule = { AllowedOrigins: ['https://other.example.org'], AllowedMethods: ['GET'] };
  await s3.send(new PutBucketCorsCommand({ Bucket: 'portal', CORSConfiguration: { CORSRules: [rule] } }));
  await portal.restart();
  expect(printed()).toContain(`do not let pages of ${portal.url} GET and PUT`);
  researcher = await researcherOf(portal.url, 'fastq-qc');
  const file = join(folder, 'by the server.txt');
  writeFileSync(file, 'a');
  await researcher.upload(file);
  expect(researcher.uploadAddresses.map((address) => new URL(address).origin)).toEqual([portal.url]);
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: 'portal', Prefix: 'buckets/users/data/' }),
  );
  expect(Contents.map(({ Key }) => Key)).toContain('buckets/users/data/researcher/by the server.txt');
});

test('refuses the bucket of another database', async () => {
  await s3.send(new PutObjectCommand({ Bucket: 'portal', Key: 'store-id', Body: 'another' }));
  await expect(portal.restart()).rejects.toThrow(
    /The bucket "portal" at \S+ holds the files of another database.*set S3_BUCKET to the bucket that was used/,
  );
});

test('a backup with the files of the bucket brings the site back after both are destroyed', async () => {
  const command = async (dataDir: string, ...args: string[]) => {
    const env = { ...process.env, ...variables(), DATA_DIR: dataDir };
    const script = join(import.meta.dirname, '../../../apps/server/dist/backup-cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return stdout;
  };
  const stored = async () => {
    const { Contents = [] } = await s3.send(
      new ListObjectsV2Command({ Bucket: 'portal', Prefix: 'buckets/' }),
    );
    // Marks of empty folders, and of buckets, which the server makes at its start, are in no backup.
    return Contents.filter(({ Key }) => !Key?.endsWith('/')).map(({ Key, Size }) => ({ Key, Size }));
  };
  const before = await stored();
  expect(before).toContainEqual({ Key: 'buckets/users/data/researcher/by the server.txt', Size: 1 });
  const printedByBackup = await command(join(folder, 'data'), 'backup', '--to', folder, '--with-files');
  expect(printedByBackup).toMatch(/^Backed up the database and the files, .* to \S+\n$/);
  const backup = printedByBackup.trim().split(' ').at(-1) ?? '';
  rmSync(join(folder, 'data'), { recursive: true });
  for (const Key of [...before.map((object) => object.Key), 'store-id'])
    await s3.send(new DeleteObjectCommand({ Bucket: 'portal', Key }));
  expect(await command(join(folder, 'data'), 'restore', '--from', backup)).toMatch(
    /^Restored .*\nFiles that were put back into the bucket: \d+\.\nAll files of the backup are in the bucket/,
  );
  expect(await stored()).toEqual(before);
  const restored = await startPortal(folder, { ...variables(), ADOPT_OBJECTS: '1' });
  const { call } = await researcherOf(restored.url, 'fastq-qc');
  const { data } = (await call(
    'GET',
    '/datains/api/services/minio/buckets/users?prefix=data/researcher/&page=1&page_size=10',
  )) as { data: { key: string }[] };
  expect(data.map(({ key }) => key)).toContain('data/researcher/by the server.txt');
  await restored.stop();
});
