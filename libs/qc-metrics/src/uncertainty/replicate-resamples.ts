import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type SampleGroup } from '../expression/sample-groups';

/** Seed of the resamples: the same table gives the same report. */
const SEED = 1;

/**
 * Bootstrap resamples over replicates: for each resample, how often each library was drawn. Libraries are drawn with replacement
 * within their sample, so that each sample has as many libraries as before.
 */
export function replicateResamples(
  groups: readonly SampleGroup[],
  libraries: number,
  resamples: number,
): Uint16Array[] {
  const random = xoroshiro128plus(SEED);
  return Array.from({ length: resamples }, () => {
    const draws = new Uint16Array(libraries);
    for (const group of groups) {
      for (let draw = 0; draw < group.libraries.length; draw += 1) {
        const library = group.libraries[uniformInt(random, 0, group.libraries.length - 1)] ?? 0;
        draws[library] = (draws[library] ?? 0) + 1;
      }
    }
    return draws;
  });
}
