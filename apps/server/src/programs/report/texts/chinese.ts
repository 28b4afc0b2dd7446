import {
  type AbsentInput,
  type AssessmentGap,
  type LimitOrigin,
  type NotComputed,
  type QcNotice,
  type ValueScale,
} from '@omics-portal/qc-metrics';
import { METRIC_NAMES, metricName } from './metric-names.ts';
import { limitText, metricText } from './metric-text.ts';
import { chineseReferenceText } from './reference-texts.ts';
import { approximateNumber, formatNumber, paramsOf, type ReportTexts } from './report-texts.ts';
import { timeText } from './time-text.ts';

function gap({ code, params }: AssessmentGap): string {
  const of = paramsOf(params);
  switch (code) {
    case 'samples-missing':
      return `没有 ${of('samples')} 的文库。得出结论需要 D5、D6、F7、M8 四个样本。`;
    case 'samples-unknown':
      return `以下不是 Quartet 家系的样本：${of('samples')}。请在元数据中更正名称（D5、D6、F7、M8 或 LCL5 至 LCL8），或删除这些文库。`;
    case 'replicates-missing':
      return `${of('samples')} 有数值的文库少于 ${of('required')} 个，无法比较重复。`;
    case 'snr-missing':
      return '无法计算信噪比，因此没有结论。';
    case 'counts-expected':
      return '数值看起来是对数，而 RNA 需用计数评估。请提供计数表。';
    case 'counts-missing':
      return '没有计数表：信噪比、相对相关性和总分都需要计数。';
    case 'calls-missing':
      return '没有文件将检出的变异与真值集比较（variants.calling.qc.txt，或 hap.py 的 summary.csv）。';
    case 'family-missing':
      return '没有文件包含家系的孟德尔一致性（家系的 summary.txt，或 variant_qc.json）。';
    case 'sequencing-unknown':
      return '文件未说明测序对象是全基因组还是外显子组。两者各有自己的历史，请在表单中选择。';
    default:
      return code satisfies never;
  }
}

function notice({ code, params }: QcNotice): string {
  const of = paramsOf(params);
  switch (code) {
    case 'zeros-as-missing':
      return `值为 0 的单元格按缺失处理：${of('cells')} 个。`;
    case 'samples-renamed':
      return `样本名称按以下对应读取：${of('names')}。`;
    case 'libraries-empty':
      return `未检出任何特征的文库：${of('libraries')}。`;
    case 'peptides-apart':
      return `表中有 ${of('genes')} 行基因和 ${of('peptides')} 行肽段。若参考数据集以肽段命名，相对相关性由肽段计算，其余指标由基因计算。`;
    case 'text-encoding':
      return `${of('file')} 的字符按 ${of('encoding')} 读取。`;
    case 'fpkm-without-counts':
      return '数据表为 FPKM 或 TPM 而非计数：多数数值为小数。SNR 和绝对相关性按 log2(FPKM + 0.01) 计算；RC、总分和差异基因需要计数。';
    case 'fpkm-table':
      return `SNR 和绝对相关性按 ${of('file')} 的 log2(FPKM + 0.01) 计算，其余按计数计算。`;
    case 'values-differ':
      return `同一指标在不同文件或程序中的值不同：${of('count')} 处。第一处为样本 ${of('sample')}：显示的是 ${of('file')} 中 ${of('column')} 的 ${of('value')}，而 ${of('otherFile')} 中 ${of('otherColumn')} 为 ${of('other')}。全部列在日志中。`;
    case 'file-problems':
      return `文件中的问题（相应的值未计入）：${of('count')} 处。涉及的文件：${of('files')}。全部列在日志中。`;
    case 'jobs-without-result':
      return `项目的 ${of('jobs')} 个作业中有 ${of('count')} 个没有结果，其样本不在此报告中（${of('samples')}）。`;
    case 'columns-unused':
      return `${of('file')} 中有 ${of('count')} 列不在样本表中，未使用：${of('columns')}。若它们是文库，请在样本表中添加相应的行。`;
    case 'corrections-unused':
      return `请求更正了输入中没有的样本：${of('names')}（共 ${of('count')} 个）。这些更正未起作用。请使用报告中显示的样本名称重新生成报告。`;
    default:
      return code satisfies never;
  }
}

const FEATURE_KEYS: Readonly<Record<string, string>> = {
  peptide: '肽段',
  gene: '基因',
  metabolite: '代谢物',
};

function notComputed({ reason, params }: NotComputed): string {
  const of = paramsOf(params);
  const keyOf = (name: string) => FEATURE_KEYS[of(name)] ?? of(name);
  switch (reason) {
    case 'reference-set-not-installed':
      return `未计算：未安装参考数据集。请将文件夹 ${of('set')} 加入 reference-sets 后重新运行。`;
    case 'history-not-installed':
      return `未计算：未安装历史批次。请将文件夹 ${of('set')} 加入 reference-sets 后重新运行。`;
    case 'reference-key-mismatch':
      return `未计算：此表的 ${of('features')} 个特征以${keyOf('dataKey')}命名，而参考数据集以${keyOf('referenceKey')}命名，没有任何名称匹配。`;
    case 'too-few-reference-points':
      return `未计算：只有 ${of('points')} 个差异倍数可与参考数据集比较，至少需要 ${of('required')} 个。`;
    case 'too-few-replicates':
      return `未计算：需要两个有重复的样本；此表有 ${of('groups')} 个样本，最大的样本有 ${of('largestGroup')} 个文库。`;
    case 'history-does-not-vary':
      return `未计算：历史批次 ${of('set')} 之间没有差异。`;
    case 'reference-samples-missing':
      return `未计算：该指标将 D5、F7、M8 与 D6 比较，而表中没有 ${of('samples')} 的文库。`;
    case 'identical-replicates':
      return '未计算：各重复的数值完全相同。';
    case 'total-needs-figures':
      return `未计算：历史批次的总分包含${metricNames(of('figures'))}，而本批次没有该指标。`;
    case 'total-of-negative-figures':
      return '未计算：总分是 SNR 与 RC 乘积的平方根，而其中之一为负。';
    case 'batch-not-assessed':
      return '未计算：该批次未评估，原因见结论。';
    case 'counts-missing':
      return '未计算：没有计数表。';
    case 'calls-missing':
      return '未计算：没有文件将检出的变异与真值集比较。';
    case 'family-missing':
      return '未计算：没有文件包含家系的孟德尔一致性。';
    case 'sequencing-unknown':
      return '未计算：文件未说明测序对象是全基因组还是外显子组，而两者各有自己的历史。';
    case 'no-usable-features':
      return `未计算：${of('features')} 个特征均不可用。`;
    default:
      return reason satisfies never;
  }
}

const ABSENT_INPUTS: Readonly<Record<AbsentInput, string>> = {
  'calls-missing':
    '这些指标需要检出的变异与真值集的比较：variants.calling.qc.txt，或每个样本的 hap.py summary.csv。',
  'family-missing': '这些指标需要家系的孟德尔一致性：其 summary.txt，或 variant_qc.json。',
  'calls-and-family-missing':
    '这些指标需要变异检出的结果，而文件夹中没有：variants.calling.qc.txt 或每个样本的 hap.py summary.csv，以及家系的 summary.txt 或 variant_qc.json。',
};

function metricNames(keys: string): string {
  return keys
    .split(', ')
    .map((key) => metricName('zh-CN', key))
    .join('、');
}

const SCALES: Readonly<Record<ValueScale, string>> = {
  log2: 'log2',
  intensities: '强度，未作变换',
  counts: '计数',
  fpkm: 'FPKM 或 TPM',
};

const ORIGINS: Readonly<Record<LimitOrigin, string>> = {
  history: '来自历史批次',
  published: '已发表的限值',
  house: '本服务器的规则，未发表',
  custom: '自定义方案的限值',
};

/** Chinese texts of the HTML report. */
export const CHINESE: ReportTexts = {
  language: 'zh-CN',
  titles: {
    proteomics: '蛋白质组质控报告',
    metabolomics: '代谢组质控报告',
    transcriptomics: 'RNA-Seq 质控报告',
    genomics: 'DNA-Seq 质控报告',
  },
  metrics: METRIC_NAMES['zh-CN'],
  reference: chineseReferenceText,
  levels: { pass: '✓ 通过', warn: '! 警告', fail: '✗ 不通过', 'not-assessed': '– 未评估' },
  grades: { Bad: '差', Fair: '一般', Good: '良好', Great: '优秀' },
  gap,
  notice,
  notComputed,
  absentInput: (input, names) => `未计算：${names.join('、')}。${ABSENT_INPUTS[input]}`,
  cautions: {
    'cv-of-log-values': '按表中的 log2 值计算，而历史批次按强度计算，因此不参与排名和分级，也不计入总分。',
    'variants-left-aligned':
      '变异按位置和碱基匹配，INDEL 已依参考基因组左对齐。已发表的比率按单倍型匹配（VBT），本门户无法做到：相邻的变异若在两个样本中被写成不同的组合，会计为不一致，因此该比率可能低于已发表的值。',
    'variants-matched-by-site':
      '变异以最简形式按位置和碱基匹配；分开的文件中，INDEL 会按这些文件所含的参考碱基尽量左对齐。已发表的比率按单倍型匹配（VBT），本门户无法做到：同一 INDEL 若在两个样本中被写在重复序列的不同位置，且文件中没有其间的参考碱基，会计为不一致，因此该比率可能低于已发表的值。运行前对 VCF 左对齐（bcftools norm）可避免大部分此类情况。',
    'counts-per-million':
      '按每百万计数计算。历史批次的已发表数值按 FPKM 计算，因此排名和等级为近似值。提供 FPKM 表即可比较。',
    'detected-by-fpkm':
      '没有计数：使用在同一样本两个重复中 FPKM 不低于 0.1 的基因。已发表的指标使用计数不少于 3 的基因，因此排名和等级为近似值。',
    'peptides-counted':
      '此为肽段数，而历史批次统计的是基因数，因此不参与排名和分级，也不计入总分。其他指标也由肽段计算；加入基因行即可得到已发表方法的指标。',
  },
  matching: {
    haplotype: '按单倍型（VBT）',
    'left-aligned': '按位置和碱基，依参考基因组左对齐',
    site: '按位置和碱基',
  },
  scale: ({ scale, scaleChosen, typicalValue }) => {
    if (scale === undefined) {
      return '数值尺度：未记录。';
    }
    const source = scaleChosen
      ? '按所选'
      : `自动识别：数值中位数${typeof typicalValue === 'number' ? `约为 ${approximateNumber(typicalValue)}` : '为无'}`;
    return `数值尺度：${SCALES[scale]}（${source}）。`;
  },
  limitOrigins: ORIGINS,
  reason: ({ metric, comparator, value, limit, origin, nearLimit, nearFailure }) => {
    const shown = value === null ? '未计算' : metricText(metric, value);
    const near = [
      nearLimit ? '；接近限值：换用其他重复，结果可能在限值的另一侧' : '',
      nearFailure
        ? `；接近不通过限值（${limitText(metric, nearFailure.comparator, nearFailure.limit)}）：换用其他重复，结果可能为不通过`
        : '',
    ].join('');
    return `${metricName('zh-CN', metric)}：${shown}，限值 ${limitText(metric, comparator, limit)}${origin ? `（${ORIGINS[origin]}）` : ''}${near}`;
  },
  origin: ({ generatedAt, software }) =>
    `由 ${software.name} ${software.version} 于 ${timeText(generatedAt)} 生成。`,
  gradeDecision: ({ grade, position, of, overruledBy }) =>
    overruledBy.length === 0
      ? `结论以总分在历史批次中的等级为准：${CHINESE.grades[grade]}，第 ${position} 名，共 ${of} 批。`
      : `总分在历史批次中的等级为${CHINESE.grades[grade]}，第 ${position} 名，共 ${of} 批。结论更差，因为未达到可单独决定结论的限值：${overruledBy.map(({ metric }) => metricName('zh-CN', metric)).join('、')}。`,
  verdict: (level) => `结论：${CHINESE.levels[level]}`,
  thresholds: (name, version) => `限值方案：${name} ${version}`,
  interval: (low, high) => `${low} 至 ${high}`,
  noInterval: '无：四个样本仅一套，没有重复',
  historyOf: (mean, sd, n) => `${mean} ± ${sd}（n = ${n}）`,
  rank: (position, of) => `第 ${position} 位，共 ${of} 批`,
  scaled: (total) => `1 至 10 分制：${total}`,
  tableSize: (file, features, libraries, groups) =>
    `${file}，${formatNumber(features)} 个特征，${libraries} 个文库（${groups}）。`,
  groupSize: (sample, libraries) => `${sample}：${libraries}`,
  listed: (items) => items.join('，'),
  paragraph: (sentences) => sentences.join(''),
  outcome: (level, limit) => `${CHINESE.levels[level]}：${limit}`,
  folderSize: (folder, files, sequencing) => `${folder}，${files} 个文件，${sequencing ?? '测序对象未知'}。`,
  qcFolderSize: (folder, files) => `${folder}，${files} 个质控文件。`,
  within: (samples, of) => `${samples} / ${of}`,
  absentFigures: (names) => `这些文件中没有：${names.join('、')}。`,
  curveCount: (curves) => `${curves} 条曲线。`,
  drawnCurves: (curves) => `均匀选取绘制其中 ${curves} 条。`,
  noOutlierCurve: '没有离群样本。',
  tooFewCurves: (required) => `数量太少，无法判断离群：至少需要 ${required} 条。`,
  outlierCurves: (names) => `按与中位曲线的距离判断的离群样本：${names.join('、')}。`,
  foldChanges: (count) => `相对相关性基于 ${formatNumber(count)} 个差异倍数。`,
  component: (number, percent) => `PC${number}（${percent} %）`,
  headings: {
    synthetic: '模拟数据：由程序生成，并非实测。',
    advice: '供参考：单项指标的限值，仅在没有总分时决定结论。',
    found: '读取输入时的发现',
    figures: '指标',
    figure: '指标',
    value: '数值',
    interval: '95% 置信区间',
    history: '历史（均值 ± 标准差）',
    rank: '排名',
    grade: '等级',
    comparedWith: '比较对象',
    components: '主成分',
    plane: '文库在前两个主成分上的分布',
    libraries: '文库',
    library: '文库',
    sample: '样本',
    detected: '检出特征数',
    missing: '缺失率（%）',
    verdict: '结论',
    calls: '变异与真值集的比较',
    donor: '供体',
    called: (type) => `${type} 检出数`,
    precision: (type) => `${type} 精确率`,
    recall: (type) => `${type} 召回率`,
    inheritance: '孟德尔一致性',
    family: '家系',
    type: '类型',
    detectedVariants: '检出变异',
    consistent: '一致变异',
    concordance: '一致率',
    matching: '变异匹配方式',
    twins: '双胞胎一致率',
    trio: (twin) => `${twin} 三人家系一致率`,
    samples: '各样本的指标',
    sequencing: '读段与比对',
    sequencingNote: '对每个样本和读段文件检查。这些限值不参与批次的结论。',
    noSequencingLimits: '该方案没有读段与比对的限值。',
    curves: '所有样本的曲线',
    withoutTail: '末端所有曲线均低于各自峰值的 0.5 %，未绘出。',
    limit: '限值',
    within: '符合',
    beyond: '超出',
    files: '文件',
    file: '文件',
    program: '程序',
  },
};
