import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from './status';
import { STATUS_USAGE } from './status-usage';

const LABELS = [
  { tone: 'pending', label: 'Submitted' },
  { tone: 'active', label: 'Running' },
  { tone: 'success', label: 'Succeeded' },
  { tone: 'warning', label: 'Warning' },
  { tone: 'exception', label: 'Failed' },
  { tone: 'aborted', label: 'Archived' },
  { tone: 'deleted', label: '已删除' },
] as const;

const meta = {
  component: Status,
  parameters: { usage: STATUS_USAGE },
  args: { tone: 'active', label: 'Running' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <ul className="grid gap-2">
      {LABELS.map(({ tone, label }) => (
        <li key={tone}>
          <Status tone={tone} label={label} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const { label } of LABELS) {
      const status = canvas.getByText(label);
      await expect(status.querySelector('svg')).toBeVisible();
    }
  },
};
