import { acceptsFile } from '@omics-portal/api/file-filter';
import type { FormValue, FormValues } from '../../app-form/form-values';
import { filesOfSample } from '../../app-form/parse-cell';
import { SAMPLE_ID } from '../../app-form/sample-id';
import type { ReadColumns } from '../column-roles';
import type { SheetColumn } from '../sheet-columns';
import type { PairedSample, PairingOptions } from './pair-files';

/** Options of the pairing for the columns of an app: whether it takes mates, and which files. */
export function pairingOptions({ read1, read2 }: ReadColumns): PairingOptions {
  const accepts = (path: string) =>
    [read1, read2].some((column) => column !== null && acceptsFile(column.field?.filterType, path));
  return { mates: read2 !== null, accepts };
}

/** Cells of recognised samples, one row each. A cell has one file, or all of a merged sample if its field takes several. */
export function pairedCells(
  samples: readonly PairedSample[],
  { read1, read2 }: ReadColumns,
): readonly FormValues[] {
  return samples.map((sample) => ({
    [SAMPLE_ID]: sample.id,
    [read1.model]: valueOf(read1, sample.read1),
    ...(read2 && sample.read2.length > 0 && { [read2.model]: valueOf(read2, sample.read2) }),
  }));
}

function valueOf({ field }: SheetColumn, files: readonly string[]): FormValue {
  return field?.multiple === true ? filesOfSample(files) : (files[0] ?? null);
}
