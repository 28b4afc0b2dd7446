import { type CurveKind } from '@omics-portal/qc-inputs';
import { type ReportLanguage } from './report-texts.ts';

/** Texts of a kind of curves: its name and its axes with their units. */
export interface CurveNames {
  readonly name: string;
  readonly x: string;
  readonly y: string;
}

/** Texts of the kinds of curves in pages of reports, in their order. Those of the portal are in its catalogs, and equal. */
export const CURVE_NAMES: Readonly<Record<ReportLanguage, Readonly<Record<CurveKind, CurveNames>>>> = {
  'en-US': {
    meanQuality: { name: 'Base quality', x: 'Position in the read (bp)', y: 'Mean quality (Phred)' },
    readGc: { name: 'GC content of reads', x: 'GC content (%)', y: 'Reads (%)' },
    adapterContent: {
      name: 'Adapter content',
      x: 'Position in the read (bp)',
      y: 'Reads with an adapter (%)',
    },
    insertSize: { name: 'Insert size', x: 'Insert size (bp)', y: 'Share of the pairs' },
    coverage: { name: 'Depth of coverage', x: 'Depth (×)', y: 'Positions' },
    cumulativeCoverage: {
      name: 'Genome covered at a depth',
      x: 'Depth (×)',
      y: 'Positions with this depth or more (%)',
    },
    geneCoverage: {
      name: 'Coverage along genes',
      x: 'Position in the transcript, 5′ to 3′ (%)',
      y: 'Coverage, relative to its mean',
    },
    mappedGc: { name: 'GC content of mapped reads', x: 'GC content (%)', y: 'Share of the reads' },
  },
  'zh-CN': {
    meanQuality: { name: '碱基质量', x: '读段中的位置（bp）', y: '平均质量（Phred）' },
    readGc: { name: '读段 GC 含量', x: 'GC 含量（%）', y: '读段（%）' },
    adapterContent: { name: '接头含量', x: '读段中的位置（bp）', y: '含接头的读段（%）' },
    insertSize: { name: '插入片段长度', x: '插入片段长度（bp）', y: '读段对占比' },
    coverage: { name: '覆盖深度', x: '深度（×）', y: '位点数' },
    cumulativeCoverage: { name: '达到某深度的基因组比例', x: '深度（×）', y: '达到此深度的位点（%）' },
    geneCoverage: {
      name: '沿基因的覆盖度',
      x: '转录本中的位置，5′ 到 3′（%）',
      y: '覆盖度（相对于其均值）',
    },
    mappedGc: { name: '已比对读段的 GC 含量', x: 'GC 含量（%）', y: '读段占比' },
  },
};

/** Kinds of curves in the order of a report. */
export const CURVE_ORDER = Object.keys(CURVE_NAMES['en-US']) as CurveKind[];
