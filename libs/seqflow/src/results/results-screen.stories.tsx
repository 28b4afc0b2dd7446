import {
  aResultFile,
  datainsHttp,
  happyHandlers,
  objectHandlers,
  pageOf,
  resultHandlers,
  SOME_RESULT_FILES,
  uuid,
} from '@omics-portal/api-mocks';
import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import { readResultSearch, type ResultSearch } from './result-search';
// Loaded with the stories, so that none waits for the code of its preview.
import './preview/json-preview';
import './preview/table-preview';
import { ResultsScreen } from './results-screen';

const ALL_RESULTS = readResultSearch({});

function Page({ initial }: { readonly initial: ResultSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ResultsScreen title="Results" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inSeqflowHost],
  args: { initial: ALL_RESULTS },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list is searched by job name, and all files are selected at once. */
export const SearchAndSelect: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Results' });
    await within(table).findByRole('row', { name: /counts\.tsv .*counts rna_batch_1 D6_1 tsv 1\.15 MB/u });
    await userEvent.type(canvas.getByPlaceholderText('Please Enter Job Name'), 'd5{Enter}');
    await waitFor(() => expect(within(table).queryAllByText('D6_1')).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 3 files' }));
    await expect(await canvas.findByText(/^3 files selected, 1\.20 MB$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select counts.tsv of D5_1' }));
    await expect(canvas.getByText(/^2 files selected/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(canvas.queryByText(/selected/u)).toBeNull();
  },
};

/** The download kit says how long its links hold, and can be made again. */
export const DownloadKit: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object-meta', ({ query, response }) => {
        const key = query.get('key') ?? '';
        const etag = key.endsWith('.json') ? null : 'd41d8cd98f00b204e9800998ecf8427e';
        return response(200).json({ meta: { name: key, key, bucket: 'projects', length: 3, etag } });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Select counts.tsv of D5_1' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select counts.tsv of D5_1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select report.json of D5_1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download kit' }));
    await expect(await canvas.findByText('Download kit of 2 files saved')).toBeVisible();
    await expect(canvas.getByText(/^Its links are valid until 2030-01-01 08:00\./u)).toBeVisible();
    await expect(canvas.getByText(/^The checksum of 1 file is unknown/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create the kit again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create the kit again' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/saved/u)).toBeNull();
  },
};

/** A file that is gone has no link in the kit, and the notice says so. */
export const KitWithoutFile: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.downloadUrlMissing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select counts.tsv of D5_1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download kit' }));
    await expect(await canvas.findByText(/^1 file is not in the kit/u)).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { initial: { ...ALL_RESULTS, name: 'D9' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filters' }));
    await expect(await canvas.findAllByText('D6_1')).toHaveLength(3);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(resultHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The results could not be loaded')).toBeVisible();
  },
};

/** An older service has no list of results. */
export const OlderService: Story = {
  beforeEach: ({ msw }) => msw.use(resultHandlers.listUnknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This service lists results by job only')).toBeVisible();
  },
};

/** A folder with too many files leads to the file manager. */
export const Folder: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/results', ({ query, response }) => {
        const path = `minio://projects/rna_batch_1/${uuid(3, 3)}/data/`;
        const folder = aResultFile({ kind: 'folder', file_name: 'data/', file_type: '', path, size: null });
        return response(200).json(pageOf([folder], query));
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open the folder' })).toHaveAttribute(
      'href',
      `#/seq-flow/file-manager?path=${encodeURIComponent(`minio://projects/rna_batch_1/${uuid(3, 3)}/data/`)}`,
    );
  },
};

/** Serves a text, or bytes, for every signed link, and ranges of it. */
function content(text: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return [
    datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object', ({ response }) =>
      response(200).json({ download_url: `${location.origin}/stored` }),
    ),
    datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object-meta', ({ response }) =>
      response(200).json({ meta: { name: 'file', key: 'file', bucket: 'projects', length: bytes.length } }),
    ),
    http.get('*/stored', ({ request }) => {
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/u.exec(request.headers.get('range') ?? '') ?? [];
      const part = bytes.slice(Number(from), Number(to) + 1);
      const headers = { 'content-range': `bytes ${from}-${to}/${bytes.length}` };
      return new HttpResponse(part, { status: 206, headers });
    }),
  ];
}

const pathOf = (name: string) => SOME_RESULT_FILES.find(({ file_name }) => file_name === name)!.path;

/** A table is read by ranges: the number of rows is known at its end only. */
export const TablePreview: Story = {
  args: { initial: { ...ALL_RESULTS, open: pathOf('counts.tsv') } },
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 30_000 }, (_, index) => `gene_${index}\t${index * 2}\t"5`);
    msw.use(...content(['gene\tcount\tnote', ...rows, ''].join('\n')));
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'counts.tsv' });
    await expect(await within(drawer).findByText('gene_0')).toBeVisible();
    // The first block ends with its last whole row, 13 bytes before 256 KB.
    const progress = await within(drawer).findByText(/rows so far/u);
    await expect(progress).toHaveTextContent(/^13,939 rows so far, from 255\.99 KB of 569\.68 KB\./u);
    await expect(within(drawer).getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const JsonPreview: Story = {
  args: { initial: { ...ALL_RESULTS, open: pathOf('report.json') } },
  beforeEach: ({ msw }) =>
    msw.use(...content(JSON.stringify({ verdict: 'pass', metrics: { q30: 93.5, reads: [1, 2] } }))),
  play: async ({ userEvent }) => {
    const tree = await screen.findByRole('tree', { name: 'Content of report.json' });
    await expect(within(tree).getByText('verdict: "pass"')).toBeVisible();
    await userEvent.click(within(tree).getByText('metrics {2}'));
    await expect(within(tree).getByText('q30: 93.5')).toBeVisible();
  },
};

const COMPRESSED = `minio://projects/rna_batch_1/${uuid(3, 3)}/figures.json.gz`;

export const CompressedJsonPreview: Story = {
  args: { initial: { ...ALL_RESULTS, open: COMPRESSED } },
  beforeEach: async ({ msw }) => {
    const packed = new Blob(['{"verdict":"pass"}']).stream().pipeThrough(new CompressionStream('gzip'));
    const file = aResultFile({ file_name: 'figures.json.gz', file_type: 'json.gz', path: COMPRESSED });
    msw.use(
      datainsHttp.on('get', '/api/results', ({ query, response }) =>
        response(200).json(pageOf([file], query)),
      ),
      ...content(new Uint8Array(await new Response(packed).arrayBuffer())),
    );
  },
  play: async () => {
    const tree = await screen.findByRole('tree', { name: 'Content of figures.json.gz' });
    await expect(within(tree).getByText('verdict: "pass"')).toBeVisible();
  },
};
