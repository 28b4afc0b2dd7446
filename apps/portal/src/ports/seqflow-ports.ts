import type { SessionState } from '@omics-portal/auth';
import { STORED_FILES } from '@omics-portal/datasets';
import {
  omicsOf,
  pluginNameOf,
  REPORT_KINDS,
  type DraftStorage,
  type ReportKind,
} from '@omics-portal/resources';
import type { SeqflowPorts } from '@omics-portal/seqflow';
import { newId } from '../composition/new-id';
import type { Portal } from '../composition/portal';
import { cartOf } from './cart-of';
import type { Hrefs } from '../links/hrefs';
import { liveEventsOf } from './live-events-of';

/** Report kind of a report tool, by its short name with or without the brand. */
function kindOfTool(brand: string, shortName: string): ReportKind | undefined {
  return REPORT_KINDS.find(
    (kind) => shortName === `${kind}-report` || shortName === pluginNameOf(brand, kind),
  );
}

/** Dependencies of the quality-assessment feature on this host. */
export function seqflowPorts(
  portal: Portal,
  hrefs: Hrefs,
  session: SessionState,
  drafts: DraftStorage,
  uploads: SeqflowPorts['uploads'],
): SeqflowPorts {
  const { clients, config } = portal;
  const user = session.status === 'signed-in' ? session.user : undefined;
  return {
    datains: clients.datains,
    datainsUrl: portal.bases.datains,
    reports: clients.report,
    cart: cartOf(portal),
    cartSource: (collection) =>
      collection === STORED_FILES ? 'storage' : (omicsOf(config.brand, collection) ?? null),
    links: {
      appStore: hrefs.appStore,
      wizard: (appId, start) => hrefs.wizard(appId, { start }),
      runAgain: (appId, { project, job }) => hrefs.wizard(appId, { again: project, job }),
      assessFiles: (files) => hrefs.wizard(undefined, { files }),
      project: (projectId) => hrefs.project(projectId),
      projects: hrefs.projects,
      uploads: hrefs.uploads,
      report: hrefs.report,
      files: hrefs.files,
      engines: () => config.links.engines,
      reportList: (shortName) => {
        const kind = kindOfTool(config.brand, shortName);
        return kind === undefined ? null : hrefs.reportsOf(kind);
      },
      here: hrefs.hereWith,
      // The address is an href; the login page takes the path behind the "#".
      login: (returnTo) => hrefs.login(returnTo?.split('#').at(-1) ?? hrefs.here()),
    },
    session: {
      signedIn: session.status !== 'signed-out',
      email: user?.email ?? null,
      groups: user?.groups ?? [],
    },
    uploads: session.status === 'signed-in' ? uploads : null,
    polling: { jobsMs: config.polling.jobsMs, projectsMs: config.polling.projectsMs },
    live: liveEventsOf(portal),
    newId,
    drafts,
  };
}
