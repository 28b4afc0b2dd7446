import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag, type Tone } from './tag';
import { TAG_USAGE } from './tag-usage';

const TONES: Tone[] = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'];

const meta = {
  component: Tag,
  parameters: { usage: TAG_USAGE },
  args: { children: 'Proteomics' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </div>
  ),
};

export const Removable: Story = {
  args: {
    tone: 'primary',
    children: '数据格式: FASTQ',
    onRemove: fn(),
    removeLabel: 'Remove 数据格式: FASTQ',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 数据格式: FASTQ' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { children: 'Quartet_DNA_BGI_SEQ2000_BGI_LCL5_1_20180518_hc.vcf.gz', className: 'w-40' },
};

export const RemovedByKeyboard: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove Proteomics' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
