import { createReadStream, readFileSync } from 'node:fs';
import { columnsOf, rowOf } from '../../../libs/qc-metrics/src/matrix/expression-matrix.ts';
import { MatrixReader } from '../../../libs/qc-metrics/src/matrix/matrix-reader.ts';
import { parseSampleSheet } from '../../../libs/qc-metrics/src/matrix/sample-sheet.ts';
import { pairwiseCorrelations } from '../../../libs/qc-metrics/src/statistics/correlation.ts';
import { principalComponents } from '../../../libs/qc-metrics/src/statistics/principal-components.ts';

/**
 * The part of a report that numpy was measured with: reads a table of counts, and computes the principal components and the
 * correlations of all pairs of libraries on log2 values, over all features. Prints how many there are of each.
 */
async function main([dataFile, metadataFile]) {
  const sheet = valueOf(parseSampleSheet(readFileSync(metadataFile, 'utf8')));
  const reader = new MatrixReader(sheet.map(({ library }) => library));
  const decoder = new TextDecoder();
  for await (const chunk of createReadStream(dataFile)) reader.push(decoder.decode(chunk, { stream: true }));
  const { matrix } = valueOf(reader.finish());
  matrix.values.forEach((value, index) => {
    matrix.values[index] = Math.log2(value + 1);
  });
  const { scores } = principalComponents(rowsOf(matrix), matrix.libraries.length);
  const correlations = pairwiseCorrelations(columnsOf(matrix, [...matrix.libraries.keys()]));
  process.stdout.write(`${matrix.features.length} ${scores.length} ${correlations.length}`);
}

function* rowsOf(matrix) {
  for (let feature = 0; feature < matrix.features.length; feature += 1) yield rowOf(matrix, feature);
}

function valueOf(parsed) {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

await main(process.argv.slice(2));
