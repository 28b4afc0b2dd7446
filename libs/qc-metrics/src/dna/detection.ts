/** Counts of variant calls against a truth set. */
export interface CallCounts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
}

/** Precision, recall and F1 from 0 to 1; NaN where their denominator is 0. */
export interface Detection {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Precision, recall and their harmonic mean. */
export function detectionFrom({ truePositives, falsePositives, falseNegatives }: CallCounts): Detection {
  const precision = truePositives / (truePositives + falsePositives);
  const recall = truePositives / (truePositives + falseNegatives);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
