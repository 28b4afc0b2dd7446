import { dataseqHttp, facetHandlers, happyHandlers, recordHandlers } from '@omics-portal/api-mocks';
import { ESTIMATES_POLL_MS } from '@omics-portal/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

/** Pages of a collection whose index is being built: counts are estimates, and become exact by themselves. */
const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(facetHandlers.summariseEstimated, ...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTICE = /^Counts with ≈ are estimates/;

export const Estimates: Story = {
  play: async ({ canvas, msw, step, userEvent }) => {
    const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
    const rowOf = (name: string) => formats.getByRole('checkbox', { name }).closest('li');
    await step('counts and sizes are marked, and a notice says why', async () => {
      await formats.findByRole('checkbox', { name: 'CSV' });
      await expect(rowOf('CSV')).toHaveTextContent(/≈6$/);
      const notice = await canvas.findByText(NOTICE, undefined, CHUNK_TIMEOUT);
      await expect(notice.closest('[role=status]')).toBeVisible();
      await expect(await canvas.findByText(/· .*≈/)).toBeVisible();
    });
    await step('the number of files is that of the page, which is exact', async () => {
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
      await expect(canvas.getByText(/^25 files/)).toBeVisible();
    });
    await step(
      'all values can neither be selected nor inverted, because rare ones may be missing',
      async () => {
        await expect(formats.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
      },
    );
    await step('the notice stays while another filter is counted', async () => {
      await userEvent.click(formats.getByRole('checkbox', { name: 'CSV' }));
      await expect(await canvas.findByText('Showing 1 - 6 of 6 files')).toBeVisible();
      await expect(canvas.getByText(NOTICE)).toBeVisible();
    });
    await step('exact counts come by themselves, and the notice goes', async () => {
      msw.use(facetHandlers.summarise);
      await waitFor(() => expect(canvas.queryByText(NOTICE)).not.toBeInTheDocument(), {
        timeout: 2 * ESTIMATES_POLL_MS,
      });
      await expect(rowOf('CSV')).toHaveTextContent(/[^≈]6$/);
    });
  },
};

export const EstimatedSizesOfValues: Story = {
  play: async ({ canvas, userEvent }) => {
    const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: "Show the size of each value's files" }),
    );
    await expect(await formats.findByText('≈76.17 KB')).toBeVisible();
  },
};

const onFacets = fn<(fields: readonly string[]) => void>();

export const EstimateBeforeTheFiles: Story = {
  args: { address: 'f.data_format=CSV' },
  beforeEach: ({ msw }) => msw.use(recordHandlers.queryLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^≈6 files/)).toBeVisible();
  },
};

export const PolledInOneCall: Story = {
  beforeEach: ({ msw }) => {
    onFacets.mockClear();
    msw.use(
      dataseqHttp.on('post', '/api/facets/{name}', async ({ body, response }) => {
        const { facets } = await body();
        onFacets(facets.map(({ field }) => field));
        const estimated = { sampled: 10, of: 25 };
        return response(200).json({
          total: 25,
          estimated,
          facets: facets.map(({ field, bins }) =>
            bins === undefined
              ? { field, counts: [{ _id: 'CSV', total: 6 }], distinct: 1, estimated }
              : {
                  field,
                  min: 1,
                  max: 2,
                  bins: [{ from: 1, to: 2, total: 25 }],
                  unknown: 0,
                  sum: 9,
                  estimated,
                },
          ),
        });
      }),
    );
  },
  play: async ({ canvas }) => {
    for (const name of ['Data Format', 'Donor']) {
      const facet = within(await canvas.findByRole('region', { name }));
      await facet.findByRole('checkbox', { name: 'CSV' });
    }
    await canvas.findByText(NOTICE, undefined, CHUNK_TIMEOUT);
    await canvas.findByText(/· .*≈/);
    onFacets.mockClear();
    await waitFor(() => expect(onFacets).toHaveBeenCalledWith(['data_format', 'donor_id']), {
      timeout: 2 * ESTIMATES_POLL_MS,
    });
    await expect(onFacets).toHaveBeenCalledWith(['file_size']);
    await expect(onFacets).not.toHaveBeenCalledWith(['data_format']);
  },
};

export const EstimatesInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    const notice = '正在建立该数据集合的索引，期间带 ≈ 的计数为估计值，完成后会自动变为精确值。';
    await expect(await canvas.findByText(notice, undefined, CHUNK_TIMEOUT)).toBeVisible();
  },
};
