import type { SeedRepo } from './seed-plan.ts';

/** Sources of the shipped collections; `created` is the date of the copy. */
export const SEED_REPOS: readonly SeedRepo[] = [
  {
    name: 'quartet-studio',
    description: 'Example tables of proteomics and metabolomics from chinese-quartet/quartet-studio (MIT).',
    description_zh: '来自 chinese-quartet/quartet-studio 的蛋白质组与代谢组示例数据表（MIT 许可）。',
    created: '2026-11-21',
    files: [
      'protqc_data_log2_example.csv',
      'protqc_metadata_example.csv',
      'metqc_data_example.csv',
      'metqc_metadata_example.csv',
    ],
  },
  {
    name: 'quartet-protqc-report',
    description:
      'Reference fold changes, history and a published run of proteomics from chinese-quartet/quartet-protqc-report (MIT).',
    description_zh:
      '来自 chinese-quartet/quartet-protqc-report 的蛋白质组参考倍数变化、历史批次和一次已发表的检测（MIT 许可）。',
    created: '2026-11-21',
    files: [
      'reference_dataset.csv',
      'historical_meta.csv',
      'historical_qc.csv',
      'historical_qc_norm.csv',
      'historical_qc_stat.csv',
      'conclusion_table.tsv',
      'rank_table.tsv',
      'cutoff_table.tsv',
      'pca_table.tsv',
      'corr_table.tsv',
    ],
  },
  {
    name: 'quartet-dseqc-report',
    description:
      'MultiQC tables of WGS and WES runs and the call-set history from chinese-quartet/quartet-dseqc-report (MIT).',
    description_zh:
      '来自 chinese-quartet/quartet-dseqc-report 的 WGS 与 WES 检测的 MultiQC 数据表，以及变异集历史（MIT 许可）。',
    created: '2026-11-21',
    files: [
      'multiqc_pre_alignment_qc_summary.txt',
      'multiqc_post_alignment_qc_summary.txt',
      'multiqc_qualimap_bamqc_genome_results.txt',
      'multiqc_variant_calling_qc_details.txt',
      'multiqc_mendelian_details.txt',
      'history.txt',
    ],
  },
  {
    name: 'synthetic-generators',
    description:
      'Small reads, variants, peptide tables and RNA counts made by the generators of this portal; nothing in them was measured.',
    description_zh: '由本门户的生成程序产生的少量读段、变异、肽段表和 RNA 计数；均非实测数据。',
    created: '2026-11-21',
    files: [
      'synthetic_rna_counts.csv',
      'synthetic_rna_metadata.csv',
      'synthetic_peptides_log2.csv',
      'synthetic_peptides_metadata.csv',
      'synthetic_family.vcf',
    ],
  },
];
