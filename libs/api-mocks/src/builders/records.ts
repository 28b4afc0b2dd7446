import {
  type CategoryCount,
  type DataFile,
  type DataRepo,
  type FieldSchema,
  type SignResponse,
} from '@omics-portal/api';
import { BRAND } from './ids';

/** Category field; without `values`, or with `values: []`, its values are open. */
export function aFieldSchema(overrides: Partial<FieldSchema> = {}): FieldSchema {
  return {
    key: 'data_format',
    name: 'Data Format',
    short: 'Data Format',
    description: 'Format of the data file.',
    type: 'category',
    collection: `${BRAND}_transcriptomics`,
    priority: 1,
    values: ['FASTQ', 'BAM', 'CSV', null],
    ...overrides,
  };
}

/** Numeric field with its bounds beside the key. */
export function aNumberField(overrides: Partial<FieldSchema> = {}): FieldSchema {
  const { values: _values, ...field } = aFieldSchema({
    key: 'file_size',
    name: 'File Size',
    short: 'File Size',
    description: 'Bytes.',
    type: 'number',
    priority: 8,
  });
  return { ...field, min: 1000, max: 25_000, ...overrides };
}

export function aDataFile(overrides: Partial<DataFile> = {}): DataFile {
  return {
    _id: '10',
    file_name: 'D5_1_R1.fastq.gz',
    file_path: `minio://${BRAND}-data-portal/transcriptomics/D5_1_R1.fastq.gz`,
    project_name: 'Batch 1',
    project_id: 'P1',
    data_type: 'Raw Reads',
    data_category: 'Sequencing Reads',
    data_format: 'FASTQ',
    file_size: 1000,
    library_id: 'L1',
    donor_id: 'D5',
    platform: 'ILM',
    site: 'S1',
    md5sum: 'd41d8cd98f00b204e9800998ecf8427e',
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    ...overrides,
  };
}

const FORMATS = ['FASTQ', 'BAM', 'CSV', null] as const;
const DONORS = ['D5', 'D6', 'F7', 'M8'] as const;

/**
 * List of different files: alternating formats and donors, sizes 1000, 2000, ... bytes, every fourth without a format.
 */
export function someDataFiles(count = 25): DataFile[] {
  return Array.from({ length: count }, (_, index) => {
    const donor = DONORS[index % DONORS.length] ?? 'D5';
    const data_format = FORMATS[index % FORMATS.length] ?? null;
    const file_name = `${donor}_${index + 1}.${(data_format ?? 'bin').toLowerCase()}`;
    return aDataFile({
      _id: String(index + 1),
      file_name,
      file_path: `minio://${BRAND}-data-portal/transcriptomics/${file_name}`,
      data_format,
      file_size: (index + 1) * 1000,
      library_id: `L${Math.floor(index / 2) + 1}`,
      donor_id: donor,
      platform: index % 3 === 0 ? 'BGI' : 'ILM',
      md5sum: (index + 1).toString(16).padStart(32, '0'),
    });
  });
}

export function aCategoryCount(overrides: Partial<CategoryCount> = {}): CategoryCount {
  return { _id: 'FASTQ', total: 7, ...overrides };
}

export function aDataRepo(overrides: Partial<DataRepo> = {}): DataRepo {
  return {
    name: 'clinical-data',
    description: 'Clinical tables',
    created: '2021-07-01T08:00:00Z',
    files: ['patients.csv'],
    ...overrides,
  };
}

export function aSignResponse(overrides: Partial<SignResponse> = {}): SignResponse {
  return {
    sign: {
      header: [],
      data: [],
      baseurl: 'https://files.example.org/D5_1_R1.fastq.gz',
      method: 'GET',
      params: [],
    },
    size: 1000,
    hashes: [{ id: 1, hash_type: 'md5', hash: 'd41d8cd98f00b204e9800998ecf8427e', file: null }],
    filename: 'D5_1_R1.fastq.gz',
    ...overrides,
  };
}
