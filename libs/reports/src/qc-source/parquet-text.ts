import { multiqcParquetText } from '@omics-portal/qc-inputs/parquet';

/** General statistics of a MultiQC parquet file, as text; null for another file. Import it when a folder has such a file. */
export async function parquetText(file: File): Promise<string | null> {
  return multiqcParquetText(await file.arrayBuffer());
}
