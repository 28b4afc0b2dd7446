import { VISUALISATION_KINDS, type VisualisationKind } from '@omics-portal/api/visualisation';

/** Kind of the visualisation at an address: the last folder, or the parameter `kind` in development. */
export function kindOfPage({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): VisualisationKind | undefined {
  const folder = /\/([^/]+)\/(?:index\.html)?$/.exec(pathname)?.[1];
  const named = new URLSearchParams(search).get('kind');
  return (
    VISUALISATION_KINDS.find((kind) => kind === folder) ?? VISUALISATION_KINDS.find((kind) => kind === named)
  );
}
