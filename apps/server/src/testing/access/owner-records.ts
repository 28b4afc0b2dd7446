import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { publicBucket } from '../../config/server-config.ts';
import { addNotice } from '../../jobs/add-notice.ts';
import type { TestServer } from '../start-server.ts';
import { addTestAccount, signInAs } from '../test-accounts.ts';
import type { AccessRecord } from './access-rows.ts';

/** Values of the parameters of a call about a record, and the keys of its body that they set. */
export interface RecordValues {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Owner {
  readonly username: string;
  readonly token: string;
  readonly group: string;
}

interface Work {
  readonly project: string;
  readonly workflow: string;
  readonly report: string;
  readonly output: string;
}

/** Maker of records of one account, through the API where it has a call for that. */
export class OwnerRecords {
  readonly #server: TestServer;
  readonly #owner: Owner;
  #work: Promise<Work> | undefined;

  constructor(server: TestServer, owner: Owner) {
    this.#server = server;
    this.#owner = owner;
  }

  /** Makes a record, or takes the one finished project; resolves to the values that name it. */
  async make(record: AccessRecord): Promise<RecordValues> {
    const { username } = this.#owner;
    switch (record) {
      case 'project': {
        const { project } = await this.#finishedWork();
        return { parameters: { id: project, project_id: project } };
      }
      case 'workflow': {
        const { workflow, output } = await this.#finishedWork();
        return { parameters: { id: workflow, path: encodeURIComponent(output) } };
      }
      case 'report':
        return { parameters: { id: (await this.#finishedWork()).report } };
      case 'notification':
        return { parameters: { id: await this.#notification() } };
      case 'file': {
        const key = `data/${username}/${randomUUID()}.fastq`;
        await this.#server.dependencies.objects.put('users', key, Readable.from(['text']));
        const names = {
          bucket: 'users',
          key: encodeURIComponent(key),
          prefix: encodeURIComponent(`data/${username}/`),
          filepath: encodeURIComponent(`minio://users/data/${username}/`),
        };
        const link = `minio://users/${key}`;
        const body = {
          to: `${key}-moved`,
          path: `${link}-new`,
          file: link,
          manager: username,
          objects: [link],
          data_file: link,
          metadata_file: link,
          group_name: undefined,
          ...(await this.#app('fastq-qc')),
          samples: [{ sample_id: 'one', read1: link, quality_encoding: 'detect' }],
        };
        return { parameters: { service: 'minio', ...names }, body };
      }
      case 'account':
        return { parameters: { username: await this.#account() } };
      case 'access token': {
        const body = { name: randomUUID(), scopes: ['work:read'], days: 1 };
        const made = await this.#post<{ access_token: { id: string } }>('/datains/api/access-tokens', body);
        return { parameters: { id: made.access_token.id } };
      }
      case 'share link':
        return { parameters: { id: await this.#shareLink() } };
      case 'session':
        return { parameters: { id: await this.#otherSession() } };
      case 'threshold profile':
      case 'chart note':
      case 'upload task':
      case 'part upload':
        return this.#submitted(record);
    }
  }

  async #submitted(
    record: 'threshold profile' | 'chart note' | 'upload task' | 'part upload',
  ): Promise<RecordValues> {
    const { username } = this.#owner;
    const name = randomUUID();
    const limits = [{ scope: 'batch', metric: 'snr', warn: { lt: 18 }, fail: { lt: 12 } }];
    const submits = {
      'threshold profile': ['threshold-profiles', { name, omics: 'proteomics', limits }],
      'chart note': [
        'chart-notes',
        { plugin_name: 'quartet-protqc-report', noted_on: '2026-03-02', text: name },
      ],
      'upload task': [
        'tool/omics-dataset',
        {
          name: `set_${name.slice(0, 8)}`,
          email: `${username}@example.org`,
          manager: username,
          data_type: 'transcriptomics',
          description: '',
        },
      ],
      'part upload': ['part-uploads', { path: `minio://users/data/${username}/${name}`, size: 20_000_000 }],
    } as const;
    const [path, body] = submits[record];
    const base = record === 'part upload' ? '/datains' : '/quartet-service';
    const made = await this.#post<{ id?: string; task_id?: string }>(`${base}/api/${path}`, body);
    const id = made.id ?? made.task_id ?? '';
    return { parameters: { id, upload: id }, body: { name: `${name} again` } };
  }

  /** Project of the group with a job that has a report, and the ids of both. */
  #finishedWork(): Promise<Work> {
    return (this.#work ??= this.#runWork());
  }

  async #runWork(): Promise<Work> {
    const folder = `minio://${publicBucket(this.#server.dependencies.config)}/proteomics`;
    const created = await this.#post<{ message: { id: string } }>('/datains/api/projects', {
      project_name: 'access_matrix',
      group_name: this.#owner.group,
      ...(await this.#app('expression-matrix-qc')),
      author: 'owner@example.org',
      samples: [
        {
          sample_id: 'batch',
          omics: 'proteomics',
          data_file: `${folder}/protqc_data_log2_example.csv`,
          metadata_file: `${folder}/protqc_metadata_example.csv`,
        },
      ],
    });
    const project = created.message.id;
    for (;;) {
      const { data } = await this.#call<{
        data: { id: string; report: string | null; outputs: Record<string, string> | null }[];
      }>('GET', `/datains/api/workflows?project_id=${project}`);
      const [job] = data;
      if (job?.report) {
        const detail = await this.#call<{ outputs: Record<string, string> }>(
          'GET',
          `/datains/api/workflows/${job.id}`,
        );
        const output = Object.values(detail.outputs).find((link) => /\.(csv|tsv|json)$/.test(link)) ?? '';
        return { project, workflow: job.id, report: job.report, output };
      }
      await new Promise((done) => setTimeout(done, 200));
    }
  }

  /** Installed app of a short name, as a new project names it. */
  async #app(shortName: string): Promise<{ app_id: string; app_name: string }> {
    const { data } = await this.#call<{ data: { id: string; name: string }[] }>(
      'GET',
      '/datains/api/installed-apps',
    );
    const app = data.find(({ name }) => name.includes(`/${shortName}-v`));
    return { app_id: app?.id ?? '', app_name: app?.name ?? '' };
  }

  async #notification(): Promise<string> {
    const { db } = this.#server.dependencies;
    const { sub } = await db
      .selectFrom('users')
      .select('sub')
      .where('username', '=', this.#owner.username)
      .executeTakeFirstOrThrow();
    const [added] = await addNotice(db, sub, 'project-succeeded', {
      name: 'access_matrix',
      id: randomUUID(),
    });
    return (added?.event.data as { id: string }).id;
  }

  async #shareLink(): Promise<string> {
    const { body } = await this.make('file');
    const json = { file: body?.['file'], seconds: 3600 };
    return (await this.#post<{ share_link: { id: string } }>('/datains/api/share-links', json)).share_link.id;
  }

  /** Account that an admin may change: the owner's own would lose its sign-in. */
  async #account(): Promise<string> {
    const username = `subject-${randomUUID().slice(0, 8)}`;
    await addTestAccount(this.#server, username);
    return username;
  }

  /** Sign-in of the owner besides the one that makes the calls. */
  async #otherSession(): Promise<string> {
    await signInAs(this.#server.url, this.#owner.username);
    const { data } = await this.#call<{ data: { id: string; current: boolean }[] }>(
      'GET',
      '/datains/api/sessions',
    );
    return data.find(({ current }) => !current)?.id ?? '';
  }

  #post<Body>(path: string, json: unknown): Promise<Body> {
    return this.#call('POST', path, json);
  }

  async #call<Body>(method: string, path: string, json?: unknown): Promise<Body> {
    const { token } = this.#owner;
    const response = await this.#server.call(method, path, {
      token,
      ...(json === undefined ? {} : { json }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }
}
