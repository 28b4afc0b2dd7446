import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../testing/built-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-cli-'));
  await mkdir(join(folder, 'data/records'), { recursive: true });
  await writeFile(join(folder, 'data/records/PG_VERSION'), '17\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command and resolves to its exit code and everything that it printed. */
async function run(dataDir: string, ...args: string[]): Promise<[unknown, string]> {
  return runWith({}, dataDir, ...args);
}

async function runWith(
  variables: Record<string, string>,
  dataDir: string,
  ...args: string[]
): Promise<[unknown, string]> {
  const script = join(await builtServer(), 'backup-cli.js');
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, dataDir), ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve([error?.code ?? 0, stdout + stderr]),
    );
  });
}

test('the commands copy a data folder and bring it back, and print where it is', async () => {
  const [code, text] = await run('data', 'backup', '--to', folder);
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/^Backed up the database and the files, 3 bytes in all, to \/.*\n$/),
  ]);
  const made = text.trim().split(' ').at(-1) ?? '';
  expect(await run('restored', 'restore', '--from', made)).toEqual([
    0,
    expect.stringMatching(/^Restored the backup of \S+Z \(version [\d.]+\)\. Start the server now\.\n$/),
  ]);
  expect(await readFile(join(folder, 'restored/records/PG_VERSION'), 'utf8')).toBe('17\n');
});

/** Answers listings of a bucket of S3 that holds one file of the portal, until `empty` is called. */
async function startBucket() {
  let hasFile = true;
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://store').searchParams;
    const isTop = query.get('prefix') === 'buckets/';
    const found = isTop
      ? '<CommonPrefixes><Prefix>buckets/users/</Prefix></CommonPrefixes>'
      : '<Contents><Key>buckets/users/a.txt</Key><Size>3</Size><ETag>"e1"</ETag></Contents>';
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<ListBucketResult><IsTruncated>false</IsTruncated>${isTop || hasFile ? found : ''}</ListBucketResult>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    empty: () => void (hasFile = false),
    close: () => server.close().closeAllConnections(),
  };
}

test('files in S3 stay there, which the commands say, and a restore names those that are missing', async () => {
  const bucket = await startBucket();
  onTestFinished(() => void bucket.close());
  const store = {
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const [code, text] = await runWith(store, 'data', 'backup', '--to', folder);
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(
      /^The files are in the bucket "files" at http:\S+ and not in this backup, which has a list of them: .*\nBacked up the database, 3 bytes in all, to /,
    ),
  ]);
  const made = text.trim().split(' ').at(-1) ?? '';
  expect(await run('restored', 'restore', '--from', made)).toEqual([
    1,
    expect.stringMatching(/whose files are in the bucket "files": set S3_ENDPOINT/),
  ]);
  expect(await runWith(store, 'restored', 'restore', '--from', made)).toEqual([
    0,
    expect.stringMatching(/^Restored the backup .*\nAll files of the backup are in the bucket \(1\)\.\n$/),
  ]);
  bucket.empty();
  expect(await runWith(store, 'later', 'restore', '--from', made)).toEqual([
    2,
    expect.stringMatching(
      /^Restored .*\nFiles of the backup: 1; missing in the bucket: 1; .*\n {2}missing {2}minio:\/\/users\/a\.txt\n$/,
    ),
  ]);
  const [, whole] = await run('data', 'backup', '--to', folder);
  expect(await runWith(store, 'again', 'restore', '--from', whole.trim().split(' ').at(-1) ?? '')).toEqual([
    1,
    expect.stringMatching(/with the files of a folder: leave S3_ENDPOINT out/),
  ]);
});

test('a mistake has a message of one sentence', async () => {
  const answers = await Promise.all([
    run('data', 'backup', '--to', join(folder, 'no')),
    run('data', 'restore', '--from', folder),
    run('data', 'backup', '--into', folder),
    run('data', 'backup'),
  ]);
  expect(answers).toEqual([
    [
      1,
      `The folder ${join(folder, 'no')} does not exist: create it, or mount the disk that holds the backups.\n`,
    ],
    [1, expect.stringMatching(/^\S+ is no complete backup of a portal: [^\n]*\n$/)],
    [1, expect.stringMatching(/^Unknown option '--into'[^\n]*\n$/)],
    [1, expect.stringMatching(/^npm run backup -- --to FOLDER /)],
  ]);
});
