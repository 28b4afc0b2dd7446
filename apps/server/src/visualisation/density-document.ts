import { type DensityDocument, VISUALISATION_VERSION } from '@omics-portal/api/visualisation';
import { installedSource } from './figure-sources.ts';
import { installedSmallVariants } from './variant-density/small-variant-set.ts';
import { countsOfSet } from './variant-density/stored-counts.ts';

/**
 * Density of the variants of the installed set, counted from its files.
 * @param countsFile file that stores the counts between starts
 */
export async function densityDocument(countsFile: string): Promise<DensityDocument> {
  const set = installedSmallVariants();
  return {
    version: VISUALISATION_VERSION,
    kind: 'dna-density',
    density: set
      ? {
          source: installedSource(set.manifest),
          assembly: set.assembly,
          ...(await countsOfSet(set.files, countsFile)),
        }
      : null,
  };
}
