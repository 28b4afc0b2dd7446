import {
  BRAND,
  dataseqHttp,
  drsHandlers,
  happyHandlers,
  pageOf,
  recordHandlers,
  signHandlers,
  someDataFiles,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { chooseAction } from '../testing/choose-action';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { inDatasetsHost } from '../testing/datasets-host';
import { publications } from '../testing/publications';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers, publications),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const anchorClick = fn<(href: string) => void>();

export const Downloading: Story = {
  beforeEach: ({ msw }) => {
    anchorClick.mockClear();
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      anchorClick(this.href);
    });
    msw.use(signHandlers.signNotFound);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download D5_1.fastq' }));
    await waitFor(() => expect(anchorClick).toHaveBeenCalledOnce());
    // The index does not have the checksum, so object storage signs by path.
    await expect(anchorClick.mock.calls[0]?.[0]).toContain(
      `/storage/${BRAND}-data-portal/transcriptomics/D5_1.fastq`,
    );
  },
};

const PATH = `minio://${BRAND}-data-portal/transcriptomics/D5_1.fastq`;

export const FileDetails: Story = {
  args: { address: 'f.donor_id=D5' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'D5_1.fastq' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'D5_1.fastq' }, CHUNK_TIMEOUT));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.donor_id': 'D5', file: PATH });
    await expect(drawer.getByText(PATH)).toBeVisible();
    await expect(drawer.getByText('00000000000000000000000000000001')).toBeVisible();
    await expect(drawer.getByText('1000 Bytes')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(drawer.getByRole('button', { name: 'Copy: MD5 checksum' }));
    await expect(write).toHaveBeenCalledWith('00000000000000000000000000000001');
    await userEvent.click(drawer.getByRole('button', { name: 'Add to the cart' }));
    await expect(drawer.getByRole('button', { name: 'Remove from the cart' })).toBeVisible();
    await userEvent.click(within(drawer.getByRole('region', { name: 'Code' })).getByText('Python'));
    await expect(drawer.getByText(/"variable": "file_path"/)).toBeVisible();
    const drs = within(await drawer.findByRole('region', { name: 'GA4GH DRS' }));
    await expect(drs.getByText(/^drs:\/\/portal\.example\.org\/[0-9a-f]{64}$/)).toBeVisible();
    await expect(
      drs.getByText(/^curl --fail 'http.*\/ga4gh\/drs\/v1\/objects\/[0-9a-f]{64}'$/),
    ).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.donor_id': 'D5' }));
  },
};

/** Address of a colleague: the file is not among the files of the page. */
export const FileOfTheAddress: Story = {
  args: { address: `page=3&per_page=10&file=${encodeURIComponent(PATH)}` },
  beforeEach: ({ msw }) => msw.use(drsHandlers.objectMissing),
  play: async ({ step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'D5_1.fastq' }, CHUNK_TIMEOUT));
    await expect(await drawer.findByText('00000000000000000000000000000001')).toBeVisible();
    await step('a server without DRS has no DRS address', async () => {
      await drawer.findByRole('link', { name: 'D6_2.bam' });
      await expect(drawer.queryByRole('region', { name: 'GA4GH DRS' })).not.toBeInTheDocument();
    });
  },
};

export const NoSuchFile: Story = {
  args: { address: 'file=withdrawn.csv' },
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'withdrawn.csv' }, CHUNK_TIMEOUT));
    await expect(await drawer.findByText('No such record')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({});
  },
};

export const FileCannotBeRead: Story = {
  args: { address: 'file=late.csv' },
  beforeEach: ({ msw }) => msw.use(recordHandlers.queryError),
  play: async ({ msw, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'late.csv' }, CHUNK_TIMEOUT));
    await expect(await drawer.findByText('Cannot fetch data, please retry later.')).toBeVisible();
    msw.use(recordHandlers.query);
    await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
    await expect(await drawer.findByText('No such record')).toBeVisible();
  },
};

export const RelatedFilesAndCitation: Story = {
  beforeEach: ({ msw }) => {
    const [file, other] = someDataFiles(2);
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) =>
        response(200).json(pageOf([{ ...file, version: '20220101' }, other!], query)),
      ),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'D5_1.fastq' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'D5_1.fastq' }, CHUNK_TIMEOUT));
    const page = `#/data/download/${BRAND}-transcriptomics`;
    await step('links to files of the same library and donor', async () => {
      const related = within(drawer.getByRole('region', { name: 'Related files' }));
      await expect(await related.findByRole('link', { name: 'D6_2.bam' })).toHaveAttribute(
        'href',
        expect.stringContaining(`${page}?file=minio`),
      );
      await expect(related.queryByRole('link', { name: 'D5_1.fastq' })).not.toBeInTheDocument();
      await expect(related.getByRole('link', { name: 'All files of Library L1' })).toHaveAttribute(
        'href',
        `${page}?f.library_id=L1`,
      );
      await expect(related.getByRole('link', { name: 'All files of Donor D5' })).toHaveAttribute(
        'href',
        `${page}?f.donor_id=D5`,
      );
    });
    await step('the citation of the file, and papers of the site', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const citation = within(drawer.getByRole('region', { name: 'Citation' }));
      await expect(await citation.findByText('A paper (https://doi.org/10.0000/example)')).toBeVisible();
      await userEvent.click(citation.getByRole('button', { name: 'Copy the citation' }));
      const [file, paper] = write.mock.calls[0]![0].split('\n');
      await expect(file).toMatch(/^D5_1\.fastq, version 20220101\. Transcriptomics Data \(.*\)\. Reference/);
      await expect(file).toMatch(/Data Portal\. Accessed \d{4}-\d\d-\d\d\. http.*\?file=minio.*D5_1\.fastq$/);
      await expect(paper).toBe('A paper (https://doi.org/10.0000/example)');
    });
  },
};

export const AllResultsIntoTheCart: Story = {
  args: { address: 'f.donor_id=D5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all 7 to the cart' }));
    await expect(await screen.findByText('7 files added to the cart')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Cart Files/ })).toHaveTextContent('7 files'),
    );
  },
};

export const MillionResults: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) =>
        response(200).json({ ...pageOf(someDataFiles(10), query), total: 1_000_000 }),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await step('a result of any size can be added to the cart', async () => {
      await expect(
        await canvas.findByRole('button', { name: 'Add all 1,000,000 to the cart' }),
      ).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
    });
    await step('an incomplete result has a notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add all 1,000,000 to the cart' }));
      await expect(await screen.findByText('Only 10 of 1,000,000 records were read')).toBeVisible();
    });
  },
};

export const CopiedQuery: Story = {
  args: { address: 'f.data_format=FASTQ&f.donor_id=D5' },
  play: async ({ step, userEvent }) => {
    await chooseAction('Copy as...');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this query' }, CHUNK_TIMEOUT));
    await expect(
      await dialog.findByText(/transcriptomics\?f\.data_format=FASTQ&f\.donor_id=D5$/),
    ).toBeVisible();
    await step('as sentences in both languages', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Sentence' }));
      await expect(
        await dialog.findByText('Files of Transcriptomics Data: Data Format is FASTQ and Donor is D5'),
      ).toBeVisible();
      await expect(dialog.getByText('转录组数据的文件：数据格式为 FASTQ 和供体为 D5')).toBeVisible();
    });
    await step('as SQON', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'SQON' }));
      await expect(dialog.getByText(/"value": \[\s*"FASTQ"\s*\]/)).toBeVisible();
    });
    await step('as a program', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'curl' }));
      await expect(dialog.getByText(/curl --fail/)).toBeVisible();
    });
    await step('as a list of DRS addresses', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'DRS' }));
      await expect(dialog.getByText(/print\("drs:\/\/.+" \+ checksum\)/)).toBeVisible();
      await expect(dialog.getByText(/lists the GA4GH DRS address of each file/)).toBeVisible();
    });
  },
};

export const QueryWithoutSqon: Story = {
  args: { address: 'f.donor_id=__missing__' },
  play: async ({ step, userEvent }) => {
    await chooseAction('Copy as...');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this query' }, CHUNK_TIMEOUT));
    await userEvent.click(await dialog.findByRole('radio', { name: 'SQON' }));
    await expect(await dialog.findByText('SQON cannot express this query')).toBeVisible();
    await step('the other forms can', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'curl' }));
      await expect(dialog.getByText(/"__missing__"/)).toBeVisible();
    });
  },
};

export const Libraries: Story = {
  args: { address: 'tab=libraries&f.data_format=FASTQ' },
  play: async ({ canvas }) => {
    const files = await canvas.findByRole('link', { name: '1 file of L1' });
    await expect(files).toHaveAttribute(
      'href',
      `#/data/download/${BRAND}-transcriptomics?f.data_format=FASTQ&f.library_id=L1`,
    );
    await expect(canvas.getByText('1-7 of 7')).toBeVisible();
  },
};

const saved = fn<(content: Blob) => void>();

export const Exported: Story = {
  args: { address: 'f.data_format=CSV&sort=file_size:desc' },
  beforeEach: () => {
    saved.mockClear();
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved(content as Blob);
      return 'blob:made-up';
    });
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('Showing 1 - 6 of 6 files');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await step('has all files of the query, in its order', async () => {
      const [head, ...lines] = (await saved.mock.calls[0]![0].text()).trimEnd().split('\r\n');
      await expect(head).toMatch(/^file_name,project_name,project_id,data_type,/);
      await expect(lines).toHaveLength(6);
      await expect(lines[0]).toMatch(/^F7_23\.csv,/);
    });
  },
};

export const CancelledExport: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', async ({ query, response }) => {
        if (query.get('per_page') !== '25') {
          await delay('infinite');
        }
        return response(200).json(pageOf(someDataFiles(), query));
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all 25 to the cart' }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await step('no file is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: /Cart Files/ })).toHaveTextContent('0 files');
    });
  },
};
