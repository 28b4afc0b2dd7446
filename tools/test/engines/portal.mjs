import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { callerOf, signIn } from '../../bench/sign-in.mjs';
import { endProcesses, signal } from './own-processes.mjs';
import { freePort, startProcess } from './start-process.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const USER_FOLDER = 'data/researcher';

/**
 * Starts the built server of the portal on an empty data folder, with what it prints in `portal.log` there.
 * @param {string} folder for the data
 * @param {Record<string, string>} variables of the server, such as `WES_URL`; without `PORT` it takes a free one
 * @param {string} node program that runs the server; by default that of this process
 */
export async function startPortal(folder, variables, node = process.execPath) {
  const port = variables.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProcess(folder, {
      name: 'portal',
      command: node,
      args: [join(ROOT, 'apps/server/dist/main.js')],
      env: {
        PUBLIC_URL: url,
        ...variables,
        PORT: port,
        DATA_DIR: join(folder, 'data'),
        VALIDATE_RESPONSES: '1',
      },
      isReady: () =>
        fetch(`${url}/datains/api/installed-apps`).then(
          ({ ok }) => ok,
          () => false,
        ),
    });
  let server = await start();
  return {
    url,
    /** Ends the server in order, and starts it again on the same data. */
    restart: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      signal(server.pid, 'SIGTERM');
      await ended;
      server = await start();
    },
    stop: () => endProcesses(folder),
  };
}

/**
 * Job as the server shows it.
 * @typedef {object} Job
 * @property {string} id
 * @property {string} status
 * @property {number} percentage
 * @property {string | null} error
 * @property {string | null} engine
 * @property {number | null} stale_since
 * @property {Record<string, string> | null} outputs
 * @property {{ number: number, status: string, error: string | null, steps: { name: string, key: string, status: string,
 *   exit_code: number | null }[] }[]} attempts
 */

/** Researcher who signs in, uploads files and runs an app, by default the CWL one, by the API of the portal. */
export async function researcherOf(url, appName = 'dnaseq-qc-cwl') {
  const call = callerOf(url, await signIn(url));
  const { data: apps } = await call('GET', '/datains/api/installed-apps');
  const app = apps.find(({ name }) => name.includes(`/${appName}-v`));
  const objectPath = (bucket, key) =>
    `/datains/api/services/minio/buckets/${bucket}/object?key=${encodeURIComponent(key)}`;
  /** @returns {Promise<Job>} */
  const job = (id) => call('GET', `/datains/api/workflows/${id}`);
  const uploadAddresses = [];
  return {
    call,
    job,
    /** Uploads a local file as a browser does; resolves to its storage link. */
    upload: async (path) => {
      const key = `${USER_FOLDER}/${basename(path)}`;
      const body = readFileSync(path);
      const { upload_url: address } = await call('POST', `${objectPath('users', key)}&length=${body.length}`);
      uploadAddresses.push(address);
      const headers = { 'content-type': 'application/octet-stream' };
      const { ok, status } = await fetch(address, { method: 'PUT', headers, body });
      if (!ok) throw new Error(`Upload of ${key}: ${status}`);
      return `minio://users/${key}`;
    },
    /** Addresses of the uploads so far. */
    uploadAddresses,
    /** Creates a project with one job; resolves to the id of the job. @returns {Promise<string>} */
    submit: async (name, values) => {
      const project = await call('POST', '/datains/api/projects', {
        project_name: name,
        app_id: app.id,
        app_name: app.name,
        author: 'researcher@example.org',
        description: 'Created by a test with a real engine',
        samples: [{ sample_id: name, ...values }],
      });
      const { data } = await call('GET', `/datains/api/workflows?project_id=${project.message.id}`);
      return data[0].id;
    },
    /** Requests the end of a job. */
    stop: (id) => call('PUT', `/datains/api/workflows/${id}`, { status: 'Aborting' }),
    /** Content of a storage link, as a browser downloads it. @returns {Promise<string>} */
    read: async (link) => {
      const [, bucket, key] = /^minio:\/\/([^/]+)\/(.+)$/.exec(link);
      const { download_url: address } = await call('GET', objectPath(bucket, key));
      return (await fetch(address)).text();
    },
    /** Log of a step, or of the whole run. @returns {Promise<string>} */
    log: async (id, key, stream) => {
      const query = new URLSearchParams({ key, stream, offset: '-1000000', limit: '1000000' });
      return (await call('GET', `/datains/api/workflows/${id}/logs?${query}`)).text;
    },
  };
}

/** Uploads the inputs of the CWL app; resolves to the values of its form. */
export async function uploadInputs(researcher, { reference, reads1, reads2 }) {
  return {
    reads_1: await researcher.upload(reads1),
    reads_2: await researcher.upload(reads2),
    reference: await researcher.upload(reference),
    min_quality: 15,
    min_length: 15,
  };
}
