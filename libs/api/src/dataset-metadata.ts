import type { components } from './generated/quartet-service.gen';

/** Name of the table that describes the files of an uploaded data set, at the top of its folder. */
export const METADATA_FILE = 'metadata.csv';

/** Columns that the table needs: the path of a file within the folder, and the sample that it belongs to. */
export const REQUIRED_METADATA_COLUMNS = ['file', 'sample'] as const;

const SHARED = [
  ...REQUIRED_METADATA_COLUMNS,
  'library',
  'replicate',
  'batch',
  'laboratory',
  'operator',
  'measured_on',
];
const SEQUENCING = ['platform', 'instrument', 'library_protocol', 'read', 'read_length'];

/** Columns of the metadata template of each kind of data. */
export const METADATA_COLUMNS: Readonly<Record<components['schemas']['OmicsType'], readonly string[]>> = {
  genomics: [...SHARED, ...SEQUENCING, 'capture_kit', 'reference_genome'],
  transcriptomics: [...SHARED, ...SEQUENCING, 'rna_integrity_number', 'strandedness'],
  proteomics: [...SHARED, 'instrument', 'acquisition_mode', 'enzyme', 'fraction', 'search_engine'],
  metabolomics: [
    ...SHARED,
    'instrument',
    'acquisition_mode',
    'ionization_mode',
    'chromatography',
    'extraction_method',
  ],
};
