// The parquet reader has its own entry: it includes a library that only folders with such a file need.
export { isParquet, multiqcParquetText } from './multiqc/multiqc-parquet';
