import { type ToolColumns } from './column-rule';

/** Columns of `bcftools stats` in MultiQC. The ratio of a file without transversions is written as 0. */
export const BCFTOOLS_COLUMNS: ToolColumns = {
  tool: 'bcftools',
  subject: 'sample',
  columns: {
    number_of_records: { key: 'variants' },
    number_of_SNPs: { key: 'snvs' },
    number_of_indels: { key: 'indels' },
    number_of_multiallelic_sites: { key: 'multiallelicSites' },
    tstv: { key: 'tiTv', zeroIsMissing: true },
  },
};
