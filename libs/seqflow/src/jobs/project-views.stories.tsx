import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobPage, NO_SEARCH, projectStats, RUNNING } from '../testing/job-page';
import { inSeqflowHost } from '../testing/seqflow-host';

const meta = {
  title: 'Project views',
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => msw.use(projectStats, ...happyHandlers),
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The jobs are the first tab; the others load when they are chosen. */
export const Choose: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(RUNNING.sample_id)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Jobs' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Results' }));
    await expect(await canvas.findByRole('tabpanel', { name: 'Results' })).toBeVisible();
    await expect(canvas.queryByText(RUNNING.sample_id)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Jobs' }));
    await expect(await canvas.findByText(RUNNING.sample_id)).toBeVisible();
  },
};

/** The address opens a tab. */
export const Address: Story = {
  args: { initial: { ...NO_SEARCH, view: 'figures' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Figures' })).toBeVisible();
  },
};
