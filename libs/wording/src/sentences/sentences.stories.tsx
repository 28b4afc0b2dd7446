import { TextLink } from '@omics-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sentences } from './sentences';
import { SENTENCES_USAGE } from './sentences-usage';

const meta = {
  component: Sentences,
  parameters: { usage: SENTENCES_USAGE },
  args: { children: '' },
  decorators: [(Story) => <p data-testid="line">{Story()}</p>],
} satisfies Meta<typeof Sentences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    children: [
      'No file matches.',
      null,
      <span key="reason">The site moved them.</span>,
      'Go to their new place:',
      <TextLink key="link" href="#new">
        files
      </TextLink>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('line').textContent).toBe(
      'No file matches. The site moved them. Go to their new place: files',
    );
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    children: [
      '没有匹配的文件。',
      null,
      <span key="reason">站点已将其移动。</span>,
      '新位置：',
      <TextLink key="link" href="#new">
        文件
      </TextLink>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('line').textContent).toBe('没有匹配的文件。站点已将其移动。新位置：文件');
  },
};
