import { quartetSampleOf } from '../expression/quartet-samples';
import { type ExpressionMatrix, isWithoutCounts } from '../matrix/expression-matrix';
import { type SampleSheetRow } from '../matrix/sample-sheet';
import { type TablePreparation } from '../matrix/value-scale';
import { type QcNotice, type QcSample } from './qc-report';

/** Notices about the tables: renamed samples, zeros, libraries without values, two levels, FPKM instead of counts. */
export function noticesOf(
  given: readonly SampleSheetRow[],
  perSample: readonly QcSample[],
  matrix: ExpressionMatrix,
  { zerosAsMissing }: TablePreparation,
): QcNotice[] {
  const renamed = new Set(
    given.flatMap(({ sample }) => {
      const known = quartetSampleOf(sample);
      return known === null || known === sample ? [] : [`${sample} = ${known}`];
    }),
  );
  const empty = perSample.filter(({ detected }) => detected === 0).map(({ library }) => library);
  return [
    ...(renamed.size > 0 ? [notice('samples-renamed', { names: [...renamed].join(', ') })] : []),
    ...(zerosAsMissing > 0 ? [notice('zeros-as-missing', { cells: zerosAsMissing })] : []),
    ...(empty.length > 0 ? [notice('libraries-empty', { libraries: empty.join(', ') })] : []),
    ...(matrix.peptides
      ? [
          notice('peptides-apart', {
            genes: matrix.features.length,
            peptides: matrix.peptides.features.length,
          }),
        ]
      : []),
    ...(isWithoutCounts(matrix) ? [notice('fpkm-without-counts', {})] : []),
  ];
}

function notice(code: QcNotice['code'], params: QcNotice['params']): QcNotice {
  return { code, params };
}
