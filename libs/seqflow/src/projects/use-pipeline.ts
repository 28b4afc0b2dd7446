import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { InstalledApp } from '@omics-portal/api';
import { appLabel, appShortName, appQueries } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';
import type { Pipeline } from './pipeline';

/** State of a pipeline page, and the app that a new project starts with. */
export interface PipelineState {
  readonly state: 'any' | 'loading' | 'missing' | 'found' | 'failed';
  /** Id of the app of a new project: that of the search parameters if it belongs to the pipeline, else the newest installed version. */
  readonly appId: string | undefined;
  readonly retry: () => void;
}

function newestApp(apps: readonly InstalledApp[]): InstalledApp | undefined {
  return [...apps].sort((a, b) =>
    appLabel(b.name).localeCompare(appLabel(a.name), undefined, { numeric: true }),
  )[0];
}

/** State of the pipeline of a page: whether it is installed, and the app of a new project. */
export function usePipeline(pipeline: Pipeline | undefined, appId: string | undefined): PipelineState {
  const { i18n } = useLingui();
  const { datains } = useSeqflow();
  const installed = useQuery({
    ...appQueries(datains, i18n.locale).installed(),
    enabled: pipeline !== undefined && pipeline.apps.length > 0,
  });
  const retry = () => void installed.refetch();
  if (!pipeline) {
    return { state: appId ? 'found' : 'any', appId, retry };
  }
  if (pipeline.apps.length === 0) {
    return { state: 'missing', appId: undefined, retry };
  }
  if (!installed.data) {
    return { state: installed.isError ? 'failed' : 'loading', appId: undefined, retry };
  }
  const ofPipeline = installed.data.filter(({ name }) => pipeline.apps.includes(appShortName(name)));
  const chosen = ofPipeline.find(({ id }) => id === appId) ?? newestApp(ofPipeline);
  return { state: chosen ? 'found' : 'missing', appId: chosen?.id, retry };
}
