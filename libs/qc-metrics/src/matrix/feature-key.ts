import { type FeatureNames } from './name-list';

/** Kind of the feature names of a table. */
export type FeatureKey = 'peptide' | 'gene' | 'metabolite' | 'other';

const PEPTIDE = /^[ACDEFGHIKLMNPQRSTVWY]{6,}$/;
const GENE = /^(ENSG\d{11}(\.\d+)?|[A-Z][A-Za-z0-9]{0,14}([-.][A-Za-z0-9]{1,6})?)$/;
const SAMPLED = 2000;
const MIN_MATCHING_FRACTION = 0.8;

/** Kind of the feature names, guessed from the names alone. */
export function featureKeyOf(features: FeatureNames): FeatureKey {
  const some = Array.from(
    { length: Math.min(SAMPLED, features.length) },
    (_, position) => features.at(position) ?? '',
  );
  const matchingFraction = (pattern: RegExp): number =>
    some.filter((name) => pattern.test(name)).length / some.length;
  if (matchingFraction(PEPTIDE) >= MIN_MATCHING_FRACTION) {
    return 'peptide';
  }
  return matchingFraction(GENE) >= MIN_MATCHING_FRACTION ? 'gene' : 'other';
}
