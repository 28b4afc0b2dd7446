import { detectionFrom } from '@omics-portal/qc-metrics';
import { type CallFigures } from '../model/variant-counts';
import { type FileReading, type Place } from './file-reading';

/**
 * Largest difference between a given share and the one of its counts. hap.py takes recall from the calls of the truth set,
 * whose number of true positives differs a little from that of the query.
 */
const TOLERANCE = 0.05;

/**
 * Calls whose precision, recall and F1 agree with their counts; null without any value. A share that contradicts the
 * counts, such as a fraction in a column of percentages, is reported and left out. Shares that the file does not give are
 * not computed here.
 */
export function checkedCalls(calls: CallFigures, reading: FileReading, at: Place): CallFigures | null {
  if (Object.values(calls).every((value) => value === null)) {
    return null;
  }
  const { truePositives, falsePositives, falseNegatives } = calls;
  if (truePositives === null || falsePositives === null || falseNegatives === null) {
    return calls;
  }
  const expected = detectionFrom({ truePositives, falsePositives, falseNegatives });
  const agreed = (key: 'precision' | 'recall' | 'f1'): number | null => {
    const found = calls[key];
    if (found === null || !(Math.abs(found - expected[key]) > TOLERANCE)) {
      return found;
    }
    const column = `${at.column ?? ''} ${key}`.trim();
    reading.report('inconsistent', { ...at, column }, { expected: expected[key], found });
    return null;
  };
  return { ...calls, precision: agreed('precision'), recall: agreed('recall'), f1: agreed('f1') };
}
