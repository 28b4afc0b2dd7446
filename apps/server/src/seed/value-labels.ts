import type { SeedField } from './seed-plan.ts';

/** Labels of data types. The values are English; so are they in all languages without labels. */
export const DATA_TYPE_LABELS = {
  'zh-CN': {
    'Aligned reads': '比对后读段',
    'Batch QC': '批次质控',
    'Call-set QC': '变异集质控',
    'Correlation points': '相关性数据点',
    'Expression matrix': '表达矩阵',
    'Expression profile': '表达谱',
    'Feature annotation': '特征注释',
    'Fold changes': '差异倍数',
    'Library QC': '文库质控',
    'Library catalogue': '文库目录',
    'MultiQC table': 'MultiQC 表',
    'PCA table': 'PCA 表',
    'Peptide matrix': '肽段矩阵',
    'Peptide metadata': '肽段元数据',
    'QC history': '质控历史',
    'Ratio profile': '比值谱',
    'Raw reads': '原始读段',
    'Reference fold changes': '参考差异倍数',
    'Reference genome': '参考基因组',
    'Replicate table': '重复样本表',
    'Report table': '报告表',
    'Sample metadata': '样本元数据',
    'Variant calls': '变异检测结果',
  },
} as const satisfies SeedField['labels'];

/** Labels of data categories. */
export const CATEGORY_LABELS = {
  'zh-CN': {
    Expression: '表达',
    Metadata: '元数据',
    'Quality control': '质量控制',
    Reference: '参考',
    'Sequencing reads': '测序读段',
    Variants: '变异',
  },
} as const satisfies SeedField['labels'];

/** Labels of the sets that files belong to. */
export const DATA_SET_LABELS = {
  'zh-CN': {
    'DNA call-set history': 'DNA 变异集历史',
    'Metabolomics example': '代谢组示例',
    'Proteomics example': '蛋白质组示例',
    'Proteomics history': '蛋白质组历史数据',
    'Published proteomics run': '已发表的蛋白质组运行',
    'Reference data set': '参考数据集',
    'Synthetic DNA-seq': '模拟 DNA-seq',
    'Synthetic RNA-seq': '模拟 RNA-seq',
    'Synthetic peptides': '模拟肽段',
    'Synthetic records for load tests': '用于负载测试的模拟记录',
    'WES example run': 'WES 示例运行',
    'WGS example run': 'WGS 示例运行',
  },
} as const satisfies SeedField['labels'];

/** Labels of measurement strategies. */
export const STRATEGY_LABELS = {
  'zh-CN': { Untargeted: '非靶向' },
} as const satisfies SeedField['labels'];
