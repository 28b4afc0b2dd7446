import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { appLabel, appShortName } from '../apps/app-name';
import { appQueries } from '../apps/app-queries';
import { useSeqflow } from '../ports/seqflow-ports';

/** Which app a page about one pipeline shows. */
export interface PipelineState {
  readonly state: 'any' | 'loading' | 'missing' | 'found' | 'failed';
  readonly appId: string | undefined;
  readonly retry: () => void;
}

/**
 * The installed app behind a pipeline page, by its short name: ids change with every version, so a page never names one.
 * Of several versions it takes the newest; an id in the address goes first.
 */
export function usePipeline(shortName: string | undefined, appId: string | undefined): PipelineState {
  const { i18n } = useLingui();
  const { datains } = useSeqflow();
  const wanted = shortName !== undefined && appId === undefined;
  const installed = useQuery({ ...appQueries(datains, i18n.locale).installed(), enabled: wanted });
  const retry = () => void installed.refetch();
  if (!wanted) {
    return { state: appId ? 'found' : 'any', appId, retry };
  }
  if (!installed.data) {
    return { state: installed.isError ? 'failed' : 'loading', appId: undefined, retry };
  }
  const versions = installed.data
    .filter((app) => appShortName(app.name) === shortName)
    .sort((a, b) => appLabel(b.name).localeCompare(appLabel(a.name), undefined, { numeric: true }));
  return { state: versions[0] ? 'found' : 'missing', appId: versions[0]?.id, retry };
}
