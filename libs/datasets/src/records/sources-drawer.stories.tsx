import { BRAND, dataseqHttp, repoHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inDatasetsHost } from '../testing/datasets-host';
import { SourcesDrawer } from './sources-drawer';

const meta = {
  component: SourcesDrawer,
  decorators: [inDatasetsHost],
  args: { collection: `${BRAND}_proteomics`, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(repoHandlers.list),
} satisfies Meta<typeof SourcesDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Sources of the data' }));
    const source = within(await drawer.findByRole('region', { name: 'clinical-data' }));
    await expect(source.getByText('Copied on 2021-07-01')).toBeVisible();
    await expect(source.getByRole('link', { name: 'patients.csv' })).toHaveAttribute(
      'href',
      `#/data/download/${BRAND}-proteomics?q=patients.csv`,
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    const link = source.getByRole('link', { name: 'patients.csv' });
    // The page of a story has no routes.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const NoSources: Story = {
  beforeEach: ({ msw }) => msw.use(repoHandlers.listEmpty),
  play: async () => {
    await expect(
      await screen.findByText('This site does not state where its collections come from.'),
    ).toBeVisible();
  },
};

/** A failure is not shown as a site without sources. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(dataseqHttp.failing('get', '/api/repo', 500)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByText('No sources')).not.toBeInTheDocument();
  },
};
