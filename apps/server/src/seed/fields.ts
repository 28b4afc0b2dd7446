import type { SeedField } from './seed-plan.ts';
import { CATEGORY_LABELS, DATA_SET_LABELS, DATA_TYPE_LABELS, STRATEGY_LABELS } from './value-labels.ts';

function category(
  priority: number,
  key: string,
  name: string,
  description: string,
  labels?: SeedField['labels'],
): SeedField {
  return { key, name, short: name, description, type: 'category', priority, ...(labels && { labels }) };
}

function decimal(priority: number, key: string, name: string, description: string): SeedField {
  return { key, name, short: name, description, type: 'precision', priority };
}

function whole(priority: number, key: string, name: string, description: string): SeedField {
  return { key, name, short: name, description, type: 'number', priority };
}

/** Fields of all collections. */
export const COMMON_FIELDS: readonly SeedField[] = [
  category(
    1,
    'data_type',
    'Data type',
    'What the file holds: an expression matrix, raw reads, a quality record ...',
    DATA_TYPE_LABELS,
  ),
  category(2, 'data_format', 'Data format', 'Format of the file.'),
  category(
    3,
    'sample',
    'Sample',
    'Reference material: D5 and D6 (twin daughters), F7 (father), M8 (mother).',
  ),
  category(4, 'data_category', 'Data category', 'Kind of data.', CATEGORY_LABELS),
  {
    ...category(
      5,
      'synthetic',
      'Synthetic',
      'True for data made by a generator, false for measured data and what was computed from it.',
    ),
    type: 'bool',
  },
  category(6, 'project_name', 'Data set', 'The set that the file belongs to.', DATA_SET_LABELS),
  category(7, 'site', 'Site', 'Code of the laboratory that measured.'),
  category(8, 'platform', 'Platform', 'Maker of the instrument.'),
  category(9, 'instrument', 'Instrument', 'Model of the instrument.'),
  category(10, 'batch', 'Batch', 'Batch in which libraries were measured together.'),
  category(11, 'replicate', 'Replicate', 'Number of the technical replicate.'),
  category(12, 'donor_id', 'Donor', 'Donor of the cell line that the material comes from.'),
  category(13, 'library_id', 'Library', 'Name of the library.'),
  whole(14, 'file_size', 'File size', 'Size of the file in bytes.'),
];

/** QC fields of an expression matrix or a batch. */
export const EXPRESSION_QC_FIELDS: readonly SeedField[] = [
  decimal(20, 'snr', 'SNR', 'Signal-to-noise ratio of the batch, in decibels.'),
  decimal(
    21,
    'coefficient_of_variation',
    'CV',
    'Coefficient of variation of the batch, in percent; of log2 values for the example table.',
  ),
  decimal(22, 'missing_percentage', 'Missing values', 'Share of missing values in the batch, in percent.'),
  whole(23, 'number_of_features', 'Features', 'Number of features in the file, or detected in the batch.'),
  decimal(24, 'absolute_correlation', 'Absolute correlation', 'Correlation between replicates of the batch.'),
  decimal(
    25,
    'relative_correlation',
    'Relative correlation',
    'Correlation of fold changes with the reference data set (RC).',
  ),
];

/** Additional fields of proteomics. */
export const PROTEOMICS_FIELDS: readonly SeedField[] = [
  category(15, 'tool', 'Software', 'Software that identified and quantified the proteins.'),
  category(16, 'database', 'Database', 'Protein database of the search.'),
  category(17, 'acquisition', 'Acquisition', 'Data-dependent (DDA) or data-independent (DIA) acquisition.'),
  category(18, 'extraction_date', 'Extraction date', 'Day of the protein extraction.'),
];

/** Additional fields of metabolomics. */
export const METABOLOMICS_FIELDS: readonly SeedField[] = [
  category(15, 'strategy', 'Strategy', 'Targeted or untargeted measurement.', STRATEGY_LABELS),
];

/** Additional fields of transcriptomics. */
export const TRANSCRIPTOMICS_FIELDS: readonly SeedField[] = [
  whole(19, 'read_count', 'Reads', 'Number of reads in the file.'),
];

/** Additional fields of genomics. For a file with four donors, precision and recall are means. */
export const GENOMICS_FIELDS: readonly SeedField[] = [
  category(15, 'strategy', 'Strategy', 'Whole genome (WGS) or whole exome (WES).'),
  category(16, 'library_preparation', 'Library preparation', 'With PCR or PCR-free.'),
  category(17, 'tool', 'Software', 'Software that made the file.'),
  decimal(
    20,
    'precision',
    'SNV precision',
    'Precision of single-nucleotide variants against the reference; mean of the donors.',
  ),
  decimal(
    21,
    'recall',
    'SNV recall',
    'Recall of single-nucleotide variants against the reference; mean of the donors.',
  ),
  decimal(
    22,
    'indel_precision',
    'Indel precision',
    'Precision of short insertions and deletions; mean of the donors.',
  ),
  decimal(
    23,
    'indel_recall',
    'Indel recall',
    'Recall of short insertions and deletions; mean of the donors.',
  ),
  decimal(
    24,
    'mendelian',
    'SNV Mendelian concordance',
    'Share of single-nucleotide variants that fit the family, 0 to 1.',
  ),
  decimal(
    25,
    'indel_mendelian',
    'Indel Mendelian concordance',
    'Share of insertions and deletions that fit the family, 0 to 1.',
  ),
  decimal(26, 'median_coverage', 'Median coverage', 'Median depth of the aligned reads.'),
  decimal(27, 'mapping_rate', 'Mapping rate', 'Share of mapped reads, in percent.'),
  decimal(28, 'duplication', 'Duplication', 'Share of duplicated reads, in percent.'),
  whole(29, 'read_count', 'Reads', 'Number of reads in the file.'),
  whole(30, 'variant_count', 'Variants', 'Number of variants in the file.'),
];
