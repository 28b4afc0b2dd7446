import {
  countHandlers,
  dataseqHttp,
  happyHandlers,
  pageOf,
  recordHandlers,
  schemaHandlers,
  someDataFiles,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'D5_1.fastq' });
    await step('has the range of the shown files', () =>
      expect(canvas.getByText('Showing 1 - 25 of 25 files')).toBeVisible(),
    );
    await step('has the size of all files', async () =>
      expect(await canvas.findByText(/^\D*317\.38 KB$/u)).toBeVisible(),
    );
    await step('shows fields of high priority as facets', async () => {
      await expect(await canvas.findByRole('region', { name: 'Data Format' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Donor' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Platform' })).not.toBeInTheDocument();
    });
    await step('counts files without a format as Unknown', async () => {
      const facet = within(canvas.getByRole('region', { name: 'Data Format' }));
      await expect(await facet.findByRole('checkbox', { name: 'Unknown' })).toBeVisible();
    });
  },
};

export const SortedByTheServer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'D5_1.fastq' });
    const head = canvas.getByRole('columnheader', { name: /File Size/ });
    await userEvent.click(within(head).getByRole('button'));
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: /File Size/ })).getByRole('button'),
    );
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'file_size:desc' });
    await expect(await canvas.findByRole('link', { name: 'D5_25.fastq' })).toBeVisible();
  },
};

const onRequest = fn();

export const InvalidAddress: Story = {
  args: { address: 'page=-3&per_page=100000&f.colour=red&tour=1' },
  beforeEach: ({ msw }) => {
    onRequest.mockClear();
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', async ({ body, query, response }) => {
        onRequest(await body());
        return response(200).json(pageOf(someDataFiles(), query));
      }),
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('opens, and reports the ignored parameters', async () => {
      await expect(await canvas.findByText('Parts of the address could not be used')).toBeVisible();
      await expect(await canvas.findByText('f.colour=red')).toBeVisible();
      await expect(canvas.getByText('per_page=100000')).toBeVisible();
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    });
    await step('no request has an unknown field', () => expect(onRequest.mock.calls).toEqual([[{}]]));
    await step('the address can be repaired; unknown parameters stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Repair the address' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ tour: '1' });
      await expect(canvas.queryByText('Parts of the address could not be used')).not.toBeInTheDocument();
    });
  },
};

export const AfterTheLastPage: Story = {
  args: { address: 'page=9' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('None of 25 files is on this page')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to page 3' }));
    await expect(await canvas.findByText('Showing 21 - 25 of 25 files')).toBeVisible();
  },
};

export const GenomicsHasFilesOnly: Story = {
  args: { omics: 'genomics', address: 'tab=libraries' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(schemaHandlers.getLoading, recordHandlers.queryLoading),
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(schemaHandlers.getEmpty, recordHandlers.queryEmpty, countHandlers.countEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This collection is empty')).toBeVisible();
    await expect(canvas.getByText('No files')).toBeVisible();
  },
};

/** Address in a citation of a file that was removed. */
export const NoSuchRecord: Story = {
  args: { address: 'f.file_name=withdrawn.csv' },
  beforeEach: ({ msw }) => msw.use(recordHandlers.queryEmpty, countHandlers.countEmpty),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No such record')).toBeVisible();
    await expect(canvas.getByText(/This collection has no file withdrawn\.csv\./u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all files' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({});
    await expect(await canvas.findByText('This collection is empty')).toBeVisible();
  },
};

export const NoSuchCollection: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/schema/*', () => HttpResponse.json([])),
      http.post('*/api/collections/*', () =>
        HttpResponse.json({ message: 'Unknown collection' }, { status: 404 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such collection')).toBeVisible();
    await expect(canvas.getByText(/^This site has no collection \w+_transcriptomics\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const RecordsFail: Story = {
  beforeEach: ({ msw }) => msw.use(recordHandlers.queryError),
  play: async ({ canvas, step, userEvent, msw }) => {
    await expect(await canvas.findByText('Cannot fetch data, please retry later.')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Data Format' })).toBeVisible();
    await step('Retry sends the request again', async () => {
      msw.use(recordHandlers.query);
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    });
  },
};

export const FieldsFail: Story = {
  args: { address: 'f.data_format=CSV' },
  beforeEach: ({ msw }) => msw.use(schemaHandlers.getError, recordHandlers.queryLoading),
  play: async ({ canvas, step, userEvent, msw }) => {
    await step('the failure is shown while the files are still requested', async () => {
      const alert = (await canvas.findByText('The conditions could not be checked')).parentElement!;
      await expect(alert).toHaveTextContent(/The files are requested with the conditions as they are\./);
    });
    await step('Retry loads the fields', async () => {
      msw.use(schemaHandlers.get);
      const [retry] = canvas.getAllByRole('button', { name: 'Retry' });
      await userEvent.click(retry!);
      await expect(await canvas.findByRole('region', { name: 'Data Format' })).toBeVisible();
      await expect(canvas.queryByText('The conditions could not be checked')).not.toBeInTheDocument();
    });
  },
};

const NOTHING = () => HttpResponse.json(null);

export const EmptyResponses: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/schema/*', NOTHING),
      http.post('*/api/collections/*', NOTHING),
      http.post('*/api/facets/*', NOTHING),
      http.post('*/api/count-collections/*', NOTHING),
    ),
  play: async ({ canvas, step, userEvent, msw }) => {
    await step('a response without content is a failure, not an empty collection', async () => {
      const line = await canvas.findByRole('group', { name: 'The query' });
      const files = within(line.parentElement!);
      await expect(await files.findByText('Cannot fetch data, please retry later.')).toBeVisible();
      await expect(files.getByText('The server sent a response that this portal cannot read.')).toBeVisible();
      await expect(canvas.queryByText('This collection is empty')).not.toBeInTheDocument();
    });
    await step('Retry sends the request again', async () => {
      msw.use(recordHandlers.query);
      const files = within(canvas.getByRole('group', { name: 'The query' }).parentElement!);
      await userEvent.click(files.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    });
  },
};

export const InChinese: Story = {
  args: { address: 'f.data_format=null&f.donor_id=D5' },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '转录组数据' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '移除：数据格式为未知' })).toBeVisible();
    await expect(canvas.getByText(/为 D5$/)).toBeVisible();
  },
};
