import {
  type AppManifest,
  type AppSchema,
  type FormField,
  type InstalledApp,
  type StoreApp,
} from '@omics-portal/api';
import { BRAND } from './ids';

export const RNA_APP: InstalledApp = {
  id: 'fd63809bc013bec3664b072d3465ba75',
  name: `lizhihui/${BRAND}-rnaseq-qc-v0.2.1`,
  engines: [{ name: 'local', kind: 'local', connected: true }],
};
export const WGS_APP: InstalledApp = {
  id: 'ea989ffd08517f6c4dc1edf931ac946f',
  name: `renluyao/${BRAND}-wgs-qc-v0.1.2`,
  engines: [
    { name: 'toil', kind: 'wes', connected: true },
    { name: 'local', kind: 'local', connected: true },
  ],
};

export function anInstalledApp(overrides: Partial<InstalledApp> = {}): InstalledApp {
  return { ...RNA_APP, ...overrides };
}

/** App manifest of a pipeline; `category: 'Report'` makes that of a report tool. */
export function anAppManifest(overrides: Partial<AppManifest> = {}): AppManifest {
  return {
    id: RNA_APP.id,
    name: 'RNA-seq QC',
    short_name: `${BRAND}-rnaseq-qc`,
    app_name: RNA_APP.name,
    version: 'v0.2.1',
    home: 'https://example.org/rnaseq-qc',
    hidden: false,
    author: 'lizhihui',
    description: 'Quality control of RNA-seq libraries against the reference materials.',
    icons: [{ src: '', type: 'image/png', sizes: '192x192' }],
    category: 'Pipeline',
    source: 'PGx',
    ...overrides,
  };
}

export function aReportTool(overrides: Partial<AppManifest> = {}): AppManifest {
  return {
    name: 'Proteomics QC report',
    short_name: `${BRAND}-protqc-report`,
    version: 'v0.2.4',
    home: 'https://example.org/protqc',
    author: 'Example Team',
    description: 'Number of features, missing values, SNR, RC and CV of a protein table.',
    icons: [],
    category: 'Report',
    source: 'PGx',
    maintainers: ['Example Team'],
    tags: ['proteomics'],
    readme: 'https://example.org/protqc/readme',
    ...overrides,
  };
}

export function aStoreApp(overrides: Partial<StoreApp> = {}): StoreApp {
  return {
    id: '5f4dcc3b5aa765d61d8327deb882cf99',
    title: 'lab/rna-qc',
    description: 'RNA QC',
    repo_url: 'https://git.example.org/lab/rna-qc.git',
    cover: '',
    author: 'lab',
    icon: '',
    rate: '3',
    valid: true,
    engines: [{ name: 'wes', kind: 'wes', connected: false }],
    ...overrides,
  };
}

export function aFormField(overrides: Partial<FormField> = {}): FormField {
  return { tmplType: 'input', model: 'adapter_sequence', label: 'Adapter sequence', ...overrides };
}

const ACTIONS: FormField = {
  tmplType: 'actions',
  buttons: [
    { type: 'cancel', buttonType: 'default', buttonLabel: 'Previous Step' },
    { type: 'submit', buttonType: 'primary', buttonLabel: 'Next Step', validate: true },
  ],
};

/** App schema with a batch form: two lists of read files, one optional text. */
export function anAppSchema(overrides: Partial<AppSchema> = {}): AppSchema {
  const rules = [{ type: 'array' as const, required: true, message: 'Choose files.' }];
  return {
    formMode: 'batch',
    fields: [
      {
        tmplType: 'sample_id',
        type: 'number',
        label: 'Sample ID',
        name: 'sample_id',
        model: 'sample_id',
        min: 1,
        max: 99,
        config: { rules: [{ type: 'number', required: true, message: 'Enter a number.' }] },
      },
      {
        tmplType: 'file',
        label: 'Read 1',
        model: 'read1',
        multiple: true,
        filterType: '(fastq|fq)(.gz)?$',
        config: { rules },
      },
      {
        tmplType: 'file',
        label: 'Read 2',
        model: 'read2',
        multiple: true,
        filterType: '(fastq|fq)(.gz)?$',
        config: { rules },
      },
      aFormField(),
      ACTIONS,
    ],
    ...overrides,
  };
}

/** App schema with a single form whose radio group decides which files are required. */
export function aSingleAppSchema(overrides: Partial<AppSchema> = {}): AppSchema {
  const vcf = (sample: string): FormField => ({
    tmplType: 'file',
    label: `VCF of ${sample}`,
    model: `vcf_${sample}`,
    multiple: false,
    filterType: 'vcf(.gz)?$',
    visibleVariable: 'fastq_or_vcf',
    expectedValue: 'vcf',
  });
  return {
    formMode: 'single',
    fields: [
      {
        tmplType: 'sample_id',
        type: 'number',
        label: 'Sample ID',
        model: 'sample_id',
        min: 1,
        max: 1,
        disabled: true,
        config: { initialValue: 1 },
      },
      {
        tmplType: 'radio',
        label: 'Input',
        model: 'fastq_or_vcf',
        options: [
          { label: 'FASTQ', value: 'fastq' },
          { label: 'VCF', value: 'vcf' },
        ],
        config: { initialValue: 'vcf' },
      },
      ...['D5', 'D6', 'F7', 'M8'].map(vcf),
      ACTIONS,
    ],
    ...overrides,
  };
}
