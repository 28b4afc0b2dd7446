import type { Names } from './names.ts';

/** Locale of the app store. */
export type AppLocale = 'en-US' | 'zh-CN';

/** App title in both languages. */
export interface AppTitle {
  readonly en: string;
  readonly zh: string;
}

const DESCRIPTIONS = {
  'en-US':
    'Counts rows, columns and missing cells of one CSV or TSV table, plain, gzip or bzip2. It judges nothing.',
  'zh-CN': '统计一个 CSV 或 TSV 表格（未压缩、gzip 或 bzip2）的行数、列数和缺失值数，不作判断。',
} as const;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** App manifest; the Chinese one contains only the differences. */
export function appManifest(
  { kebab }: Names,
  owner: string,
  version: string,
  title: AppTitle,
  locale: AppLocale = 'en-US',
): string {
  if (locale === 'zh-CN') return json({ name: title.zh, description: DESCRIPTIONS['zh-CN'] });
  return json({
    name: title.en,
    short_name: kebab,
    version,
    home: '',
    hidden: false,
    author: owner,
    description: DESCRIPTIONS['en-US'],
    icons: [{ src: '', type: 'image/png', sizes: '192x192' }],
    category: 'Pipeline',
    source: 'PGx',
    tags: ['transcriptomics', 'proteomics', 'metabolomics'],
  });
}

const FORM_LABELS = {
  'en-US': {
    samples: 'Number of samples',
    samplesHelp: 'One job runs for each sample; the ids are generated and can be edited in the next step.',
    samplesMissing: 'Please enter the number of samples',
    table: 'Table',
    tableHint: 'CSV or TSV files',
    tableHelp: 'One file per sample, in the order of the samples. Plain, gzip or bzip2.',
    tableMissing: 'Please choose at least one table',
    cancel: 'Cancel',
    next: 'Next',
  },
  'zh-CN': {
    samples: '样本数量',
    samplesHelp: '每个样本运行一个作业；编号自动生成，可在下一步修改。',
    samplesMissing: '请输入样本数量',
    table: '表格',
    tableHint: 'CSV 或 TSV 文件',
    tableHelp: '每个样本一个文件，顺序与样本一致。可以是未压缩、gzip 或 bzip2 文件。',
    tableMissing: '请至少选择一个表格',
    cancel: '取消',
    next: '下一步',
  },
} as const;

/** App form for the second step of the wizard. */
export function appForm(locale: AppLocale): string {
  const labels = FORM_LABELS[locale];
  return json({
    formMode: 'batch',
    fields: [
      {
        tmplType: 'sample_id',
        model: 'sample_id',
        name: 'sample_id',
        label: labels.samples,
        type: 'number',
        min: 1,
        max: 100,
        question: labels.samplesHelp,
        config: {
          initialValue: 1,
          rules: [{ required: true, type: 'number', message: labels.samplesMissing }],
        },
      },
      {
        tmplType: 'file',
        model: 'table',
        name: 'table',
        label: labels.table,
        multiple: true,
        filterType: '\\.(csv|tsv)(\\.(gz|bz2))?$',
        placeholder: labels.tableHint,
        question: labels.tableHelp,
        config: { rules: [{ required: true, type: 'array', message: labels.tableMissing }] },
      },
      {
        tmplType: 'actions',
        buttons: [
          { type: 'cancel', buttonType: 'default', buttonLabel: labels.cancel, validate: false },
          { type: 'submit', buttonType: 'primary', buttonLabel: labels.next, validate: true },
        ],
      },
    ],
  });
}

/** Help text of the wizard. */
export function appReadme(title: AppTitle, locale: AppLocale): string {
  if (locale === 'zh-CN') {
    return `# ${title.zh}

读取一个表格，统计其行数、列数和缺失值数。第一行是表头；文件名以 \`.tsv\` 结尾时以制表符分隔，否则以逗号分隔。

## 输入

| 字段 | 说明 |
|---|---|
| 表格 | 一个 CSV 或 TSV 文件，未压缩、gzip 或 bzip2 |

## 结果

| 文件 | 内容 |
|---|---|
| \`table.json\` | 全部数值 |
| \`summary.tsv\` | 同样的数值，每行一项 |

空单元格和 \`NA\` 算作缺失。各行列数不同的表格会被拒绝，并指出是哪一行。
`;
  }
  return `# ${title.en}

Reads one table and counts its rows, columns and missing cells. The first row is the header; cells are separated by tabs
where the name ends with \`.tsv\`, else by commas.

## Inputs

| field | what |
|---|---|
| Table | one CSV or TSV file: plain, gzip or bzip2 |

## Results

| file | what |
|---|---|
| \`table.json\` | all figures |
| \`summary.tsv\` | the same figures, one a line |

Empty cells and \`NA\` count as missing. A table whose rows differ in length is refused, and the row is named.
`;
}

/** Run descriptor: how the local engine starts the program. */
export function runDescriptor({ kebab }: Names): string {
  return json({
    descriptorVersion: 2,
    engine: 'local',
    program: kebab,
    params: [
      { name: 'sampleId', from: 'sample_id', kind: 'text', required: true },
      { name: 'table', from: 'table', kind: 'files', required: true },
    ],
    outputs: [
      { name: 'table', file: 'table.json', kind: 'json' },
      { name: 'summary', file: 'summary.tsv', kind: 'tsv' },
    ],
  });
}
