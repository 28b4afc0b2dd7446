import type { components } from '@omics-portal/api/quartet-service';
import { expect } from 'vitest';
import { waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';
import { parseStorageLink } from '../../../objects/storage-link.ts';
import { proteinTables } from './protein-tables.ts';

type Task = components['schemas']['Task'];
type TaskPage = components['schemas']['TaskPage'];
export type Created = components['schemas']['ReportCreated'];
export type ReportRequests = Awaited<ReturnType<typeof reportRequests>>;

/** Requests that create reports on proteins and read them, with two uploaded tables of the examples. */
export async function reportRequests(server: WorkServer) {
  const { brand } = server.dependencies.config;
  const plugin = `${brand}-protqc-report`;
  const tables = await proteinTables();
  return {
    brand,
    plugin,
    data: await server.upload('proteins.csv', tables.data),
    sheet: await server.upload('samples.csv', tables.sheet),
    post: <Body>(status: number, json: unknown, name = plugin, headers: Record<string, string> = {}) =>
      server.ask<Body>('POST', `/quartet-service/api/report/${name}`, { status, json, headers }),
    tasks: (query: string, token = server.researcher) =>
      server.ask<TaskPage>('GET', `/quartet-service/api/tasks?${query}`, { status: 200, token }),
    /** Task of a report, as soon as it has ended. */
    ended: (id: string) =>
      waitFor(async () => {
        const task = await server.ask<Task>('GET', `/quartet-service/api/tasks/${id}`, { status: 200 });
        expect(['Finished', 'Failed']).toContain(task.status);
        return task;
      }),
    /** Content of a stored file. */
    readLink: async (link: string | undefined): Promise<unknown> => {
      const location = parseStorageLink(link);
      const path = `/datains/api/services/minio/buckets/${location?.bucket}/object?key=${encodeURIComponent(location?.key ?? '')}`;
      const { download_url } = await server.ask<{ download_url: string }>('GET', path, { status: 200 });
      return (await fetch(download_url)).text();
    },
  };
}
