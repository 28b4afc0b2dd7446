import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { InstalledApp, OmicsType } from '@omics-portal/api';
import { appLabel, appShortName, appQueries } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';

/** Pipeline with a page of its own: its apps, and the omics type of its projects. */
export interface Pipeline {
  /** Short names of the apps, because the id of an app changes with every version. */
  readonly apps: readonly string[];
  /** Null for all omics types. */
  readonly omics: OmicsType | null;
}

/** State of a pipeline page, and the app that a new project starts with. */
export interface PipelineState {
  readonly state: 'any' | 'loading' | 'missing' | 'found' | 'failed';
  /** Id of the app of a new project: that of the search parameters, else the newest installed version. */
  readonly appId: string | undefined;
  readonly retry: () => void;
}

/** Newest installed app with one of the short names. */
function newestApp(installed: readonly InstalledApp[], shortNames: readonly string[]) {
  return installed
    .filter((app) => shortNames.includes(appShortName(app.name)))
    .sort((a, b) => appLabel(b.name).localeCompare(appLabel(a.name), undefined, { numeric: true }))[0];
}

/** State of the pipeline of a page: whether it is installed, and the app of a new project. */
export function usePipeline(pipeline: Pipeline | undefined, appId: string | undefined): PipelineState {
  const { i18n } = useLingui();
  const { datains } = useSeqflow();
  const wanted = pipeline !== undefined && appId === undefined;
  const installed = useQuery({ ...appQueries(datains, i18n.locale).installed(), enabled: wanted });
  const retry = () => void installed.refetch();
  if (!wanted) {
    return { state: appId ? 'found' : 'any', appId, retry };
  }
  if (!installed.data) {
    return { state: installed.isError ? 'failed' : 'loading', appId: undefined, retry };
  }
  const newest = newestApp(installed.data, pipeline.apps);
  return { state: newest ? 'found' : 'missing', appId: newest?.id, retry };
}
