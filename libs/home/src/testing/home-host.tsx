import { createDatainsClient, createDataseqClient, createReportClient } from '@omics-portal/api';
import { stringifySearch } from '@omics-portal/data-query';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { HomeProvider, type HomePorts } from '../ports/home-ports';

/** Ports as a host provides them, over mocked back ends. Pass only what a story is about. */
function homePorts(overrides: Partial<HomePorts> = {}): HomePorts {
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  return {
    datains: createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` }),
    dataseq: createDataseqClient({ ...options, baseUrl: `${location.origin}/dataseq` }),
    reports: createReportClient({ ...options, baseUrl: `${location.origin}/quartet-service` }),
    brand: 'quartet',
    collectionTexts: {},
    productTitle: 'Quartet Data Portal',
    publicationsUrl: '/documents/publications.{locale}.md',
    figuresUrl: '/visualisation/data',
    links: {
      collection: (omics, search = {}) => `#/data/download/quartet-${omics}?${stringifySearch(search)}`,
      otherCollection: (collection) => `#/data/download?${stringifySearch({ collection })}`,
      collections: () => '#/data/download',
      materials: () => '#/materials',
      requestMaterials: () => '#/request-materials',
      referenceDatasets: () => '#/reference-datasets/download',
      publications: () => '#/publications',
      variantFigures: () => '#/reference-datasets/visualization/quartet-dna-vis',
      login: () => '#/user/login',
      register: () => '#/user/register',
      appStore: () => '#/seq-flow/app-store',
      wizard: () => '#/data/qc-job-submit',
      projects: () => '#/seq-flow/quality-assessment-management',
      project: (projectId) => `#/data/qc-job-management/${projectId}`,
      reports: () => '#/seq-flow/qc-report-management',
      report: (reportId) => `#/datains-report/${reportId}`,
      uploads: () => '#/data/upload',
      files: () => '#/seq-flow/file-manager',
      notifications: () => '#/notifications',
      notificationSubject: ({ kind, id }) =>
        kind === 'project' ? `#/data/qc-job-management/${id}` : `#/datains-report/${id}`,
    },
    followEvents: () => () => undefined,
    polling: { projectsMs: 60_000, tasksMs: 60_000, notificationsMs: 60_000 },
    ...overrides,
  };
}

function Host({
  overrides,
  children,
}: {
  readonly overrides: Partial<HomePorts>;
  readonly children: ReactNode;
}) {
  const [ports] = useState(() => homePorts(overrides));
  return <HomeProvider value={ports}>{children}</HomeProvider>;
}

/** Renders a story in a host; `parameters.ports` overrides its ports. */
export const inHomeHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<HomePorts>}>
    <Story />
  </Host>
);
