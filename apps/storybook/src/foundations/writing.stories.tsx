import {
  formatElapsed,
  formatFileSize,
  formatNumber,
  formatPercentage,
  formatDateTime,
  formatTime,
} from '@omics-portal/wording';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenTable } from './specimen';

const EXAMPLES = [
  { occasion: 'A button says what happens', english: 'Run assessment', chinese: '提交项目', not: 'OK, Go!' },
  {
    occasion: 'Nothing here yet: what to do next',
    english: 'No projects yet. Choose an app to start one.',
    chinese: '还没有项目。请先选择一个应用。',
    not: 'Oops, nothing here',
  },
  {
    occasion: 'A failure: what failed, what now',
    english: 'The report could not be loaded. Try again.',
    chinese: '报告加载失败，请重试。',
    not: 'Error 500',
  },
  {
    occasion: 'A field that is wrong: how it is right',
    english: 'Please enter the name of dataset',
    chinese: '请输入数据集名称',
    not: 'Invalid input',
  },
  {
    occasion: 'Before something is lost: name it',
    english: 'Delete “RNA batch 12”? Its results are removed, its record is kept.',
    chinese: '删除“RNA 批次 12”？结果将被删除，记录会保留。',
    not: 'Are you sure?',
  },
  {
    occasion: 'On its way: what, and how far',
    english: 'Uploading 3 of 12 files',
    chinese: '正在上传第 3 个文件，共 12 个',
    not: 'Please wait…',
  },
] as const;

/** The tone, by examples in both languages, and what we do not write. */
function Tone() {
  return (
    <TokenTable
      label="Tone in both languages"
      head={['Occasion', 'English', '中文', 'Not']}
      rows={EXAMPLES.map(({ occasion, english, chinese, not }) => [
        occasion,
        english,
        <span key="chinese" lang="zh-CN">
          {chinese}
        </span>,
        <s key="not" className="text-muted">
          {not}
        </s>,
      ])}
    />
  );
}

const meta = { title: 'Writing', component: Tone } satisfies Meta<typeof Tone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToneOfVoice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('提交项目')).toHaveAttribute('lang', 'zh-CN');
    await expect(canvas.getAllByRole('row')).toHaveLength(EXAMPLES.length + 1);
  },
};

const NOON = Date.UTC(2026, 10, 21, 4, 0);

export const TimesNumbersSizes: Story = {
  render: () => (
    <TokenTable
      label="Times, numbers, sizes"
      head={['What', 'Shown', 'Rule']}
      rows={[
        ['A moment', formatTime(NOON), 'UTC+8, YYYY-MM-DD HH:mm, for every reader'],
        ['A moment, to the second', formatDateTime(NOON), 'YYYY-MM-DD HH:mm:ss, on pointing at a time'],
        ['No moment yet', formatTime(null), 'never empty, never a guess'],
        ['A number', formatNumber(1_234_567.5, 'en-US'), 'separators between thousands; 0 when empty'],
        ['A size', formatFileSize(590_308), 'units of 1024, Bytes to YB, two decimals; bytes are whole'],
        ['A share', formatPercentage(99.999), 'rounded down: nothing is done before it is'],
        [
          'A duration',
          `${formatElapsed(7_500_000, 'en-US')}, ${formatElapsed(7_500_000, 'zh-CN')}`,
          'its two largest units',
        ],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const shown of [
      '2026-11-21 12:00',
      '2026-11-21 12:00:00',
      '0000-00-00 00:00',
      '1,234,567.5',
      '576.47 KB',
      '99.99%',
    ]) {
      await expect(canvas.getByRole('cell', { name: shown })).toBeVisible();
    }
  },
};
