import { datainsHttp, happyHandlers, projectHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { JobPage, NO_SEARCH, projectStats } from '../testing/job-page';

const meta = {
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => msw.use(projectStats, ...happyHandlers),
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const MALFORMED = 'The request is not valid: id must match ^[a-f0-9]{8}(-[a-f0-9]{4}){4}[a-f0-9]{8}$.';

/** Every request with a malformed id is rejected with a technical message. */
export const MalformedProject: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.failing('get', '/api/projects/{id}', 400, MALFORMED),
      datainsHttp.failing('get', '/api/projects/{id}/stats', 400, MALFORMED),
      datainsHttp.failing('get', '/api/workflows', 400, MALFORMED),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('There is no such project')).toHaveLength(1);
    await expect(canvas.queryByText(/must match/u)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'All projects' })).toBeVisible();
  },
};

export const MalformedJob: Story = {
  args: { initial: { ...NO_SEARCH, job: 'x', panel: 'results' } },
  beforeEach: ({ msw }) => msw.use(datainsHttp.failing('get', '/api/workflows/{id}', 400, MALFORMED)),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Results' }));
    await expect(await drawer.findAllByText('There is no such job')).toHaveLength(1);
    await expect(drawer.queryByText(/must match/u)).not.toBeInTheDocument();
    await expect(drawer.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const NoSuchProject: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.getNotFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such project')).toBeVisible();
  },
};
