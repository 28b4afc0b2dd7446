import { type ControlRule, CONTROL_RULES } from '@omics-portal/qc-metrics';
import { metricName } from '../../../programs/report/texts/metric-names.ts';
import { type ReportLanguage } from '../../../programs/report/texts/report-texts.ts';

/** Names in the notice of a broken rule of a control chart, in one language. */
interface ChartRuleTexts {
  /** By the middle part of the report tool's name. */
  tools: Readonly<Record<'dseqc' | 'rseqc' | 'protqc' | 'metqc', string>>;
  rules: Readonly<Record<ControlRule, string>>;
  separator: string;
}

const ENGLISH: ChartRuleTexts = {
  tools: {
    dseqc: 'DNA-Seq QC Report',
    rseqc: 'RNA-Seq QC Report',
    protqc: 'Proteomics report',
    metqc: 'Metabolomics report',
  },
  rules: {
    '1-3s': 'one value beyond 3 SD',
    '2-2s': 'two values in a row beyond 2 SD, on one side',
    'R-4s': 'two values in a row beyond 2 SD, on opposite sides',
    '4-1s': 'four values in a row beyond 1 SD, on one side',
    '10-x': 'ten values in a row on one side of the center',
    '1-2s': 'one value beyond 2 SD',
  },
  separator: '; ',
};

const CHINESE: ChartRuleTexts = {
  tools: {
    dseqc: 'DNA-Seq 质控报告',
    rseqc: 'RNA-Seq 质控报告',
    protqc: '蛋白质组质控报告',
    metqc: '代谢组质控报告',
  },
  rules: {
    '1-3s': '一个值超出 3 SD',
    '2-2s': '连续两个值在同一侧超出 2 SD',
    'R-4s': '连续两个值分别在两侧超出 2 SD',
    '4-1s': '连续四个值在同一侧超出 1 SD',
    '10-x': '连续十个值在中心线同一侧',
    '1-2s': '一个值超出 2 SD',
  },
  separator: '；',
};

/** Texts for the codes of a broken rule: tool, figures and rule. Unknown codes stay as they are. */
export function chartRuleTexts(
  { tool = '', figures = '', rule = '' }: Readonly<Record<string, string>>,
  language: ReportLanguage,
): Record<'tool' | 'figures' | 'meaning', string> {
  const texts = language === 'zh-CN' ? CHINESE : ENGLISH;
  const kind = Object.entries(texts.tools).find(([name]) => tool.endsWith(`-${name}-report`));
  const known = CONTROL_RULES.find((code) => code === rule);
  return {
    tool: kind?.[1] ?? tool,
    figures: figures
      .split(',')
      .map((key) => metricName(language, key))
      .join(texts.separator),
    meaning: known ? texts.rules[known] : rule,
  };
}
