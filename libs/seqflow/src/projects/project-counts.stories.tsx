import { aProject, aProjectStats, datainsHttp, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { ProjectCounts } from './project-counts';

const requested = fn();

const meta = {
  component: ProjectCounts,
  decorators: [inSeqflowHost],
  args: { project: aProject() },
  beforeEach: ({ msw }) => {
    requested.mockClear();
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) => {
        requested();
        return response(200).json(aProjectStats({ error: 3 }));
      }),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof ProjectCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts in the project's own response: no other request is sent. */
export const Included: Story = {
  args: { project: aProject({ stats: aProjectStats({ error: 2 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed Jobs')).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(requested).not.toHaveBeenCalled();
  },
};

/** Counts of an older server, which need a request for each project. */
export const Requested: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3')).toBeVisible();
    await expect(requested).toHaveBeenCalledOnce();
  },
};
