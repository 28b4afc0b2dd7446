import { randomUUID } from 'node:crypto';
import type { components } from '@omics-portal/api/datains';
import { HASH_APP } from '../../../../jobs/testing/test-apps.ts';
import type { WorkServer } from '../../../../jobs/testing/work-server.ts';

type ProjectPage = components['schemas']['ProjectPage'];

/** Body of a refused request, with the fields that it is about. */
export interface Refusal {
  message: string;
  details: { field: string; message: string }[];
}

export type ProjectRequests = Awaited<ReturnType<typeof projectRequests>>;

/** Requests that create and list projects of an app that hashes one uploaded file. */
export async function projectRequests(server: WorkServer) {
  const file = await server.upload('small.bin', 'bases');
  const appId = (await server.dependencies.appStore.findByName(HASH_APP))?.id ?? '';
  const submission = (change: Record<string, unknown> = {}) => ({
    project_name: `project_${randomUUID().slice(0, 8)}`,
    app_id: appId,
    app_name: HASH_APP,
    author: 'somebody@else.org',
    samples: [{ sample_id: 'one', input: file }],
    ...change,
  });
  return {
    file,
    appId,
    submission,
    create: (status: number, json: unknown) =>
      server.ask<Refusal>('POST', '/datains/api/projects', { status, json }),
    count: async () => (await server.ask<ProjectPage>('GET', '/datains/api/projects', { status: 200 })).total,
    namesOf: async (token: string) => {
      const path = '/datains/api/projects?per_page=100';
      const { data } = await server.ask<ProjectPage>('GET', path, { status: 200, token });
      return data.map((project) => project.project_name);
    },
  };
}
