import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../empty-state/empty-state';
import { TextLink } from '../text-link/text-link';
import { Timeline, type TimelineItem } from './timeline';
import { TIMELINE_USAGE } from './timeline-usage';

const RUN: readonly TimelineItem[] = [
  {
    key: '1',
    title: 'Submitted',
    time: '2026-03-09 10:02',
    dateTime: '2026-03-09T10:02:00Z',
    tone: 'success',
  },
  {
    key: '2',
    title: 'Started',
    description: 'Waited two minutes for a free slot.',
    time: '2026-03-09 10:04',
    dateTime: '2026-03-09T10:04:00Z',
    tone: 'success',
  },
  { key: '3', title: 'Running', description: '12 of 48 samples', tone: 'active', current: true },
  { key: '4', title: 'Report', tone: 'pending' },
];

const meta = {
  component: Timeline,
  parameters: { usage: TIMELINE_USAGE },
  args: { label: 'What happened to batch 7', items: RUN },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What happened to batch 7' });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(canvas.getByText('2026-03-09 10:04')).toHaveAttribute('datetime', '2026-03-09T10:04:00Z');
  },
};

const TONES = ['active', 'success', 'exception', 'aborted', 'deleted', 'pending', 'warning'] as const;

export const EveryTone: Story = {
  args: { items: TONES.map((tone) => ({ key: tone, title: `Marked as ${tone}`, tone })) },
};

export const Plain: Story = {
  args: {
    items: [
      { key: '1', title: <TextLink href="#7">Batch 7</TextLink>, time: '10:02' },
      { key: '2', title: 'Batch 8', time: '09:47' },
    ],
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_list_is_wide_enough_for';

export const LongTextNarrow: Story = {
  args: {
    items: [
      { key: '1', title: LONG, description: `${LONG} ${LONG}`, time: '2026-03-09 10:02', tone: 'exception' },
      { key: '2', title: 'Ended' },
    ],
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const Loading: Story = {
  args: { items: [], loading: true, loadingLabel: 'Loading the activity' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the activity');
  },
};

export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="Nothing happened yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing happened yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
