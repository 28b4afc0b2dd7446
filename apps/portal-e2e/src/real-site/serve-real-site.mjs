import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CreateBucketCommand, PutPublicAccessBlockCommand, S3Client } from '@aws-sdk/client-s3';
import { register } from 'tsx/esm/api';
import { addAccounts } from '../fixtures/add-accounts.mjs';

/**
 * Serves the built portal as an institution does: nginx in front, records in PostgreSQL, files in radosgw. The server itself is
 * that of the other journeys, with their records, in a process of its own: it ends before the parts that it uses. With
 * `SITE_PROVIDER=lemonldap` the accounts are at LemonLDAP::NG, else at the embedded provider.
 */
const BUCKET = 'journeys';
const AT_LEMONLDAP = process.env.SITE_PROVIDER === 'lemonldap';
/** Accounts at LemonLDAP::NG that the journeys sign in with: those of the demo, without their passwords. */
const ACCOUNTS = [
  { username: 'researcher', name: 'Ada Researcher', email: 'researcher@example.org', groups: [] },
  { username: 'admin', name: 'Grace Admin', email: 'admin@example.org', groups: ['admins'] },
];
/** Lifetime of their access tokens: journeys that prepare their records use one for minutes. */
const TOKEN_SECONDS = 900;
const engines = resolve(import.meta.dirname, '../../../../tools/test/engines');
const sources = register();
const { startRadosgw } = await import(join(engines, 'radosgw.mjs'));
const { s3Variables, startNginx, startPostgres } = await import(join(engines, 'site-parts.mjs'));
const { startLemonldap } = await import(join(engines, 'lemonldap.mjs'));
const { freePort } = await import(join(engines, 'start-process.mjs'));
await sources();

/** Ends what was started, the last first. */
const ends = [];
let ending;

function end(code) {
  ending ??= (async () => {
    for (const each of ends) await each();
    process.exit(code);
  })();
}

async function startParts() {
  const sitePort = Number(process.env.PORT);
  const serverPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'real-journeys-'));
  ends.unshift(() => rmSync(folder, { recursive: true, force: true }));
  const gateway = await startRadosgw();
  ends.unshift(gateway.stop);
  await createBucket(gateway);
  const database = await startPostgres();
  ends.unshift(() => database.close());
  const endNginx = await startNginx({ port: sitePort, servers: [serverPort], folder });
  if (endNginx === undefined) throw new Error('nginx is not installed.');
  ends.unshift(endNginx);
  const url = `http://127.0.0.1:${sitePort}`;
  Object.assign(process.env, {
    PORT: String(serverPort),
    DATA_NAME: String(sitePort),
    DATA_DIR: join(folder, 'accounts'),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    ALLOW_PLAIN_HTTP: '1',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    ...s3Variables(gateway, BUCKET),
    ...(AT_LEMONLDAP ? { OIDC_ISSUER: await startProvider(url), OIDC_ADMINS: 'admins' } : {}),
  });
}

/** Starts LemonLDAP::NG with the accounts of the journeys. */
async function startProvider(url) {
  const { issuer, stop } = await startLemonldap(url, { accounts: ACCOUNTS, tokenSeconds: TOKEN_SECONDS });
  ends.unshift(stop);
  return issuer;
}

async function createBucket({ url, key }) {
  const s3 = new S3Client({ endpoint: url, region: 'us-east-1', forcePathStyle: true, credentials: key });
  await s3.send(new CreateBucketCommand({ Bucket: BUCKET }));
  // Without public objects, uploads go directly to the store.
  const PublicAccessBlockConfiguration = { IgnorePublicAcls: true };
  await s3.send(new PutPublicAccessBlockCommand({ Bucket: BUCKET, PublicAccessBlockConfiguration }));
}

function startServer() {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../serve.mjs')], {
    stdio: 'inherit',
  });
  const ended = once(server, 'exit');
  ends.unshift(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  server.once('exit', (code) => end(code ?? 1));
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(0));
try {
  await startParts();
  if (!AT_LEMONLDAP) await addAccounts();
  startServer();
} catch (error) {
  console.error(error);
  end(1);
}
