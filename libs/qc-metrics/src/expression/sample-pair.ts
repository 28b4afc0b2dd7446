import { type SampleGroup } from './sample-groups';

/** Libraries of the two samples of a pair, by their index in the matrix. */
export interface SamplePair {
  readonly numerator: readonly number[];
  readonly denominator: readonly number[];
}

/** Libraries of a pair such as `D5/D6`; empty for a sample that the batch does not have. */
export function samplePairOf(name: string, groups: readonly SampleGroup[]): SamplePair {
  const [numerator = [], denominator = []] = name
    .split('/')
    .map((sample) => groups.find((group) => group.sample === sample)?.libraries ?? []);
  return { numerator, denominator };
}
