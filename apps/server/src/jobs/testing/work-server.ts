import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { expect, vi } from 'vitest';
import type { Environment } from '../../config/environment-reader.ts';
import type { OpenStore } from '../../objects/open-store.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { addTestAccount, signInAs } from '../../testing/test-accounts.ts';
import { HASH_APP, installTestApps } from './test-apps.ts';

type Project = components['schemas']['Project'];
type Workflow = components['schemas']['Workflow'];

/** The only group of the third account. */
export const STRANGERS_GROUP = 'Example Team';

/** Test server with the test apps, the two demo accounts and a third account. */
export interface WorkServer extends TestServer {
  researcher: string;
  admin: string;
  stranger: string;
  /** Sends a request and returns the parsed body. Fails the test if the status is not the expected one. */
  ask: <Body>(method: string, path: string, options: AskOptions) => Promise<Body>;
  /** Uploads a file to the researcher's folder and returns its link. */
  upload: (name: string, content: string | Buffer) => Promise<string>;
  /** Reads a file by its link. */
  read: (link: string) => Promise<Buffer>;
  /** Submits a project of a test app, by default the hashing one, and returns its id. */
  submit: (
    samples: Record<string, unknown>[],
    options?: { name?: string; app?: string; headers?: Record<string, string> },
  ) => Promise<string>;
  /** Waits until a project has this status, and returns the project. */
  until: (projectId: string, status: Project['status']) => Promise<Project>;
  jobsOf: (projectId: string) => Promise<Workflow[]>;
}

/** Options of `ask`; `token` defaults to the researcher's. */
export interface AskOptions {
  status: number;
  token?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Time limit for real work on a loaded machine. */
const PATIENCE = { timeout: 100_000, interval: 50 };

/** Starts the test server; `slots` jobs run at the same time. */
export async function startWorkServer({
  slots = 2,
  environment = {},
  openStore,
}: { slots?: number; environment?: Environment; openStore?: OpenStore } = {}): Promise<WorkServer> {
  const apps = await installTestApps();
  const server = await startTestServer({
    environment: { JOB_SLOTS: String(slots), ...environment },
    ...(openStore ? { openStore } : {}),
    configure: (config) => {
      config.paths.appStore = apps.appStore;
    },
  });
  const [researcher, admin] = [await server.signIn('researcher'), await server.signIn('admin')];
  const stranger = await signInStranger(server);
  const ask = async <Body>(
    method: string,
    path: string,
    { status, token = researcher, json, headers = {} }: AskOptions,
  ): Promise<Body> => {
    const response = await server.call(method, path, {
      token,
      headers,
      ...(json === undefined ? {} : { json }),
    });
    const text = await response.text();
    expect(response.status, `${method} ${path}: ${text}`).toBe(status);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  return {
    ...server,
    researcher,
    admin,
    stranger,
    ask,
    upload: async (name, content) => {
      await server.dependencies.objects.put('users', `data/researcher/${name}`, Readable.from([content]));
      return `minio://users/data/researcher/${name}`;
    },
    read: async (link) => {
      const { bucket, key } = parseStorageLink(link) ?? { bucket: '', key: '' };
      return buffer(await server.dependencies.objects.open(bucket, key));
    },
    submit: async (
      samples,
      { name = `project_${randomUUID().slice(0, 8)}`, app: appName = HASH_APP, headers } = {},
    ) => {
      const app = await server.dependencies.appStore.findByName(appName);
      const json = {
        project_name: name,
        app_id: app?.id,
        app_name: appName,
        author: 'researcher@example.org',
        description: '',
        samples,
      };
      const response = await ask<{ message: { id: string } }>('POST', '/datains/api/projects', {
        status: 201,
        json,
        ...(headers ? { headers } : {}),
      });
      return response.message.id;
    },
    until: (projectId, status) =>
      waitFor(async () => {
        const project = await ask<Project>('GET', `/datains/api/projects/${projectId}`, { status: 200 });
        expect(project.status).toBe(status);
        return project;
      }),
    jobsOf: async (projectId) =>
      (
        await ask<{ data: Workflow[] }>(
          'GET',
          `/datains/api/workflows?project_id=${projectId}&per_page=100`,
          { status: 200 },
        )
      ).data,
    close: async () => {
      await server.close();
      await apps.remove();
    },
  };
}

/** Repeats `attempt` until its assertions pass, and returns its result. */
export async function waitFor<Body>(attempt: () => Promise<Body>): Promise<Body> {
  return vi.waitFor(attempt, PATIENCE);
}

async function signInStranger(server: TestServer): Promise<string> {
  await addTestAccount(server, 'stranger', [STRANGERS_GROUP]);
  return signInAs(server.url, 'stranger');
}
