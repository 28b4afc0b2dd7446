import type { Sample } from '@omics-portal/api';
import { sampleText } from './sample-text';

/** Keys of samples as columns: the id first, then the fields of the form, then any other key. Keys without a value are left out. */
export function sampleKeys(samples: readonly Sample[], fields: readonly string[]): readonly string[] {
  const present = new Set<string>();
  for (const sample of samples) {
    for (const key of Object.keys(sample)) {
      if (sampleText(sample[key]) !== '') {
        present.add(key);
      }
    }
  }
  return [...new Set(['sample_id', ...fields, ...present])].filter((key) => present.has(key));
}

/** Samples with a value that contains the search term, ignoring case, each with its position. An empty term finds all. */
export function matchingSamples(
  samples: readonly Sample[],
  search: string,
): readonly { readonly position: number; readonly sample: Sample }[] {
  const wanted = search.trim().toLowerCase();
  return samples
    .map((sample, position) => ({ sample, position }))
    .filter(({ sample }) =>
      Object.values(sample).some((value) => sampleText(value).toLowerCase().includes(wanted)),
    );
}
