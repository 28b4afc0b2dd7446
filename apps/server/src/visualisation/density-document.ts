import { type DensityDocument, VISUALISATION_VERSION } from '@omics-portal/api/visualisation';
import { installedSource } from './figure-sources.ts';
import { countSet } from './variant-density/count-set.ts';
import { installedSmallVariants } from './variant-density/small-variant-set.ts';

/** Density of the variants of the installed set, counted from its files. */
export async function densityDocument(): Promise<DensityDocument> {
  const set = installedSmallVariants();
  return {
    version: VISUALISATION_VERSION,
    kind: 'dna-density',
    density: set
      ? {
          source: installedSource(set.manifest),
          assembly: set.assembly,
          ...(await countSet(set.files)),
        }
      : null,
  };
}
