import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Steps } from './steps';
import { STEPS_USAGE } from './steps-usage';

const meta = {
  component: Steps,
  parameters: { usage: STEPS_USAGE },
  args: {
    label: 'Create project',
    current: 1,
    steps: [
      { title: 'Project information', description: 'Name, group, app' },
      { title: 'Job parameters', description: 'Samples and settings' },
      { title: 'Submit' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Job parameters');
  },
};

export const GoingBack: Story = {
  args: { onStepSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Project information/u }));
    await expect(args.onStepSelect).toHaveBeenLastCalledWith(0);
  },
};

export const First: Story = { args: { current: 0 } };

export const InChinese: Story = {
  args: {
    label: '创建项目',
    current: 2,
    steps: [{ title: '项目信息' }, { title: '作业参数' }, { title: '提交' }],
  },
};

export const LongTextNarrow: Story = {
  args: {
    onStepSelect: fn(),
    current: 2,
    steps: [
      { title: 'Project_information_and_assessment_app', description: 'Name, description, group and app' },
      { title: 'Job parameters', description: '样本、文件与各项参数，逐一检查后方可提交' },
      { title: 'Submit' },
    ],
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
