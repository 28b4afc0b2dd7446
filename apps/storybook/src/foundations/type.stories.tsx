import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, TokenTable } from './specimen';

const SIZES = [
  {
    name: 'text-figure',
    use: 'A figure that is the message: counts, a score',
    weight: 'font-semibold',
    sample: '25.651 dB',
  },
  {
    name: 'text-title',
    use: 'The only h1 of a page',
    weight: 'font-semibold',
    sample: 'RNA-Seq QC Report 质控报告',
  },
  {
    name: 'text-heading',
    use: 'A section, a card, a dialog',
    weight: 'font-semibold',
    sample: 'Signal-to-noise ratio 信噪比',
  },
  {
    name: 'text-sm',
    use: 'Everything one reads and types',
    weight: '',
    sample: 'Twelve libraries of four donors, each three times. 四个供体的十二个文库。',
  },
  {
    name: 'text-xs',
    use: 'Beside something: units, ages, hints',
    weight: '',
    sample: 'Checked 8 s ago 8 秒前检查',
  },
] as const;

/** Each size at work, in both languages. */
function Sizes() {
  return (
    <TokenTable
      label="Sizes of type"
      head={['Name', 'Sample', 'For']}
      rows={SIZES.map(({ name, use, weight, sample }) => [
        <Code key="name">{name}</Code>,
        <span key="sample" className={`${name} ${weight}`}>
          {sample}
        </span>,
        use,
      ])}
    />
  );
}

const meta = { title: 'Type', component: Sizes } satisfies Meta<typeof Sizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    const sizes = [/^25\.651/u, /^RNA-Seq/u, /^Signal/u, /^Twelve/u, /^Checked/u].map((text) =>
      parseFloat(getComputedStyle(canvas.getByText(text)).fontSize),
    );
    await expect(sizes).toEqual([28, 22, 16, 14, 12]);
  },
};

export const Families: Story = {
  render: () => (
    <dl className="grid gap-4 text-sm text-text">
      <dt className="text-muted">Sans, for words</dt>
      <dd>Reference material 参考物质, 0123456789</dd>
      <dt className="text-muted">Mono, for what is copied: paths, sums, logs</dt>
      <dd className="font-mono wrap-anywhere">minio://projects/rna-042/LCL5_R1.fastq.gz 0O 1lI</dd>
      <dt className="text-muted">Figures of one width, for columns</dt>
      <dd className="tabular-nums">
        1,111.11
        <br />
        8,888.88
      </dd>
    </dl>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^minio/u)).fontFamily).toContain('monospace');
  },
};
