import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endProcesses, marked } from './own-processes.mjs';
import { freePort, startProcess } from './start-process.mjs';

const run = promisify(execFile);

const ROLE = 'portal-upload';
const ROLE_ARN = `arn:aws:iam:::role/${ROLE}`;

/** Names in the keyring, with their capabilities. */
const KEYS = {
  'mon.': ['mon', 'allow *'],
  'client.admin': ['mon', 'allow *', 'osd', 'allow *'],
  'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *'],
  'client.rgw': ['mon', 'allow rw', 'osd', 'allow rwx'],
};

/**
 * Ceph's S3 gateway, as Debian ships it, on one monitor and one storage daemon that keeps its objects in memory.
 * @typedef {object} Gateway
 * @property {string} url address of the S3 API
 * @property {{ accessKeyId: string, secretAccessKey: string }} key of its one user
 * @property {{ accessKeyId: string, secretAccessKey: string }} uploadKey of that user, which may only write
 * @property {string} roleArn role of its security token service, which that user assumes
 * @property {() => Promise<void>} stop ends all of it, and removes its folder
 */

/**
 * Starts radosgw in a temporary folder, on free ports of this machine. It needs cephx keys: without sign-in between its
 * processes the gateway never starts.
 * @returns {Promise<Gateway>}
 */
export async function startRadosgw() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-rgw-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const [key, uploadKey] = [newKey(), newKey()];
  try {
    await startCluster(folder, url);
    await runIn(folder, 'radosgw-admin', [
      ...['user', 'create', '--uid=portal', '--display-name=portal'],
      ...keyOptions(key),
    ]);
    await runIn(folder, 'radosgw-admin', [
      ...['subuser', 'create', '--uid=portal', '--subuser=portal:upload', '--key-type=s3', '--access=write'],
      ...keyOptions(uploadKey),
    ]);
    await makeRole(folder);
  } catch (error) {
    await stop(folder);
    throw error;
  }
  return { url, key, uploadKey, roleArn: ROLE_ARN, stop: () => stop(folder) };
}

/** Makes a role that reads, writes and lists all buckets, below the session policy of each key. */
async function makeRole(folder) {
  const document = (statement) =>
    JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', ...statement }] });
  const trust = { Principal: { AWS: ['arn:aws:iam:::user/portal'] }, Action: ['sts:AssumeRole'] };
  const rights = {
    Action: [
      ...['s3:PutObject', 's3:GetObject', 's3:ListBucket'],
      ...['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
    ],
    Resource: 'arn:aws:s3:::*',
  };
  await runIn(folder, 'radosgw-admin', [
    ...['role', 'create', `--role-name=${ROLE}`, '--path=/'],
    `--assume-role-policy-doc=${document(trust)}`,
  ]);
  await runIn(folder, 'radosgw-admin', [
    ...['role-policy', 'put', `--role-name=${ROLE}`, '--policy-name=files'],
    `--policy-doc=${document(rights)}`,
  ]);
}

function newKey() {
  return { accessKeyId: randomBytes(10).toString('hex'), secretAccessKey: randomBytes(20).toString('hex') };
}

function keyOptions({ accessKeyId, secretAccessKey }) {
  return [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
}

async function startCluster(folder, url) {
  const monitor = `127.0.0.1:${await freePort()}`;
  const fsid = randomUUID();
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'ceph.conf'), configOf(folder, { monitor, fsid, gateway: new URL(url).host }));
  await makeKeys(folder);
  await runIn(folder, 'monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v1:${monitor}]`, 'monmap']);
  await runIn(folder, 'ceph-mon', ['--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring']);
  await daemon(folder, 'ceph-mon', ['-i', 'a'], () =>
    succeeds(folder, 'ceph', ['--connect-timeout=2', 'health']),
  );
  await runIn(folder, 'ceph', ['osd', 'new', randomUUID(), '0']);
  await runIn(folder, 'ceph-osd', ['--mkfs', '-i', '0', '--osd-uuid', await uuidOf(folder)]);
  await daemon(folder, 'ceph-osd', ['-i', '0'], () => succeeds(folder, 'ceph', ['tell', 'osd.0', 'version']));
  await daemon(folder, 'radosgw', ['-n', 'client.rgw'], () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function uuidOf(folder) {
  const { stdout } = await runIn(folder, 'ceph', ['osd', 'dump', '--format=json']);
  return JSON.parse(stdout).osds[0].uuid;
}

async function makeKeys(folder) {
  await runIn(folder, 'ceph-authtool', ['--create-keyring', 'keyring']);
  for (const [name, caps] of Object.entries(KEYS)) {
    const pairs = caps.flatMap((cap, index) => (index % 2 === 0 ? ['--cap', cap, caps[index + 1]] : []));
    await runIn(folder, 'ceph-authtool', ['keyring', '--gen-key', '-n', name, ...pairs]);
  }
}

/** Starts a daemon in the foreground, so that its end is seen. */
function daemon(folder, command, args, isReady) {
  return startProcess(folder, {
    name: command,
    command,
    args: ['-f', '-c', 'ceph.conf', ...args],
    isReady,
  });
}

function runIn(folder, command, args) {
  const config = command === 'monmaptool' || command === 'ceph-authtool' ? [] : ['-c', 'ceph.conf'];
  return run(command, [...config, ...args], { cwd: folder, env: marked(folder), timeout: 60_000 });
}

function succeeds(folder, command, args) {
  return runIn(folder, command, args).then(
    () => true,
    () => false,
  );
}

async function stop(folder) {
  await endProcesses(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Configuration of all daemons: one copy of each object, few placement groups, nothing outside the folder. */
function configOf(folder, { monitor, fsid, gateway }) {
  return `[global]
fsid = ${fsid}
mon host = [v1:${monitor}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${folder}/keyring
run dir = ${folder}
log file = ${folder}/$name.log
crash dir = ${folder}
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
auth allow insecure global id reclaim = false
ms bind msgr2 = false
mon allow pool size one = true
mon warn on pool no redundancy = false
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd crush update on start = true
rgw frontends = beast endpoint=${gateway}
rgw thread pool size = 32
rgw enable usage log = false
rgw s3 auth use sts = true
rgw sts key = ${randomBytes(8).toString('hex')}
`;
}
