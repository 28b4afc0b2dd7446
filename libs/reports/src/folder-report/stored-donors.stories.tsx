import {
  aProject,
  aStorageObject,
  datainsHttp,
  folderSampleHandlers,
  happyHandlers,
  pageOf,
  reportHttp,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { openReportForm, reportsStart } from '../testing/report-form';
import { someTasks } from '../testing/report-handlers';
import { ReportListPage } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const started = fn();
const listed = fn();
const RESULT = {
  file_name: 'summary.txt',
  file_index: 'summary',
  project_id: uuid(2, 7),
  project_name: 'wgs_run_2026',
  job_id: uuid(3, 1),
  job_name: 'family',
  file_type: 'txt',
  kind: 'text',
  path: 'minio://projects/wgs_run_2026/0b1c/summary.txt',
  size: 10,
  etag: null,
  attempt: 1,
  created_time: 0,
} as const;
const PROJECT = aProject({ id: uuid(2, 7), project_name: 'wgs_run_2026', status: 'Succeeded' });

const meta = {
  title: 'Donors of the samples of a stored folder',
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'dseqc' },
  beforeEach: ({ msw }) => {
    started.mockClear();
    listed.mockClear();
    msw.use(
      someTasks([]),
      reportsStart(started),
      datainsHttp.on('get', '/api/projects', ({ query, response }) =>
        response(200).json(pageOf([PROJECT], query)),
      ),
      datainsHttp.on('get', '/api/results', ({ query, response }) =>
        response(200).json(pageOf([RESULT], query)),
      ),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Samples of a project are listed when it is chosen; a corrected donor is sent with the request. */
export const OfAProject: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'wgs_run_2026' }));
    await expect(await drawer.findByRole('combobox', { name: 'Donor of LCL6_1' })).toHaveTextContent('D6');
    await expect(drawer.getByRole('combobox', { name: 'Donor of lab7_a' })).toHaveTextContent('not known');
    await userEvent.click(drawer.getByRole('combobox', { name: 'Donor of lab7_a' }));
    await userEvent.click(await screen.findByRole('option', { name: 'D5' }));
    await expect(drawer.getByRole('combobox', { name: 'Donor of lab7_a' })).toHaveTextContent('D5');
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(started).toHaveBeenCalledWith('quartet-dseqc-report', {
      name: 'wgs_run_2026',
      filepath: 'minio://projects/wgs_run_2026/',
      metadata: [{ library: 'lab7_a', sample: 'D5' }],
    });
  },
};

/** A typed link is listed on request, once; another link has donors of its own. */
export const OfATypedLink: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('get', '/api/folder-samples', ({ query, response }) => {
        const folder = query.get('filepath');
        listed(folder);
        const data = [{ name: 'lab7_a', donor: null, figures: 5 }];
        return response(200).json({ total: 1, complete: true, data });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('radio', { name: 'A folder in storage' }));
    const link = drawer.getByRole('textbox', { name: 'Link of the folder' });
    await userEvent.type(link, 'minio://users/data/run_7/');
    await userEvent.click(drawer.getByRole('button', { name: 'Show the samples of this folder' }));
    await userEvent.click(await drawer.findByRole('combobox', { name: 'Donor of lab7_a' }));
    await userEvent.click(await screen.findByRole('option', { name: 'M8' }));
    await expect(drawer.getByRole('combobox', { name: 'Donor of lab7_a' })).toHaveTextContent('M8');
    await expect(listed.mock.calls).toEqual([['minio://users/data/run_7/']]);
    await userEvent.type(link, 'other/');
    await userEvent.click(drawer.getByRole('button', { name: 'Show the samples of this folder' }));
    await expect(await drawer.findByRole('combobox', { name: 'Donor of lab7_a' })).toHaveTextContent(
      'not known',
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'wgs_batch_07');
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(started).toHaveBeenCalledWith('quartet-dseqc-report', {
      name: 'wgs_batch_07',
      filepath: 'minio://users/data/run_7/other/',
    });
  },
};

/** Two rows of one library get one name, and a donor that no name says. */
export const OneLibraryTwoNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('get', '/api/folder-samples', ({ response }) => {
        const data = [
          { name: 'A1', donor: null, figures: 5 },
          { name: 'libA1_sorted', donor: null, figures: 3 },
          { name: 'D6_1', donor: 'D6' as const, figures: 8 },
        ];
        return response(200).json({ total: 3, complete: true, data });
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'wgs_run_2026' }));
    const nameOf = (sample: string) =>
      drawer.getByRole('textbox', { name: `Name in the report of ${sample}` });
    await step('a name needs a donor', async () => {
      await drawer.findByRole('combobox', { name: 'Donor of A1' });
      await expect(nameOf('A1')).toBeDisabled();
      for (const sample of ['A1', 'libA1_sorted']) {
        await userEvent.click(drawer.getByRole('combobox', { name: `Donor of ${sample}` }));
        await userEvent.click(await screen.findByRole('option', { name: 'D5' }));
      }
    });
    await step('rows of one name are said to become one sample', async () => {
      await userEvent.type(nameOf('libA1_sorted'), ' A1');
      await expect(await drawer.findByText('Rows with one name become one sample: A1.')).toBeVisible();
    });
    await step('a name that is cleared again is that of the files', async () => {
      await userEvent.type(nameOf('D6_1'), 'x=y;z');
      await expect(nameOf('D6_1')).toHaveValue('xyz');
      await userEvent.clear(nameOf('D6_1'));
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(started).toHaveBeenCalledWith('quartet-dseqc-report', {
      name: 'wgs_run_2026',
      filepath: 'minio://projects/wgs_run_2026/',
      metadata: [
        { library: 'A1', sample: 'D5' },
        { library: 'libA1_sorted', sample: 'D5', name: 'A1' },
      ],
    });
  },
};

/** A folder of the user's own storage is found by a part of its path, and its link is filled in. */
export const OfAnOwnFolder: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}', ({ query, response }) => {
        listed(query.get('recursive'));
        const files = ['run_7/multiqc_data.json', 'run_7/fastqc/a.zip', 'tables/counts.csv'];
        return response(200).json({
          ...pageOf(
            files.map((file) => aStorageObject({ path: `minio://users/data/ada/${file}` })),
            query,
          ),
          bucket: 'users',
          location: 'minio://users/data/ada/',
        });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('radio', { name: 'A folder in storage' }));
    const picker = await drawer.findByRole('combobox', { name: 'Folder of your storage' });
    await userEvent.type(picker, 'RUN');
    await userEvent.click(await screen.findByRole('option', { name: /^run_7 ?2 files$/u }));
    await expect(listed).toHaveBeenCalledWith('true');
    const link = drawer.getByRole('textbox', { name: 'Link of the folder' });
    await expect(link).toHaveValue('minio://users/data/ada/run_7/');
    await userEvent.type(picker, 'nowhere');
    await expect(await screen.findAllByText('No folder of your storage has this name.')).not.toHaveLength(0);
  },
};

/** A list that fails can be repeated, and does not hold up the report. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(folderSampleHandlers.listError),
  play: async ({ canvas, msw, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'wgs_run_2026' }));
    await expect(await drawer.findByText('The samples of the folder could not be listed')).toBeVisible();
    msw.use(folderSampleHandlers.listPartly);
    await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
    await expect(await drawer.findByText('No sample was found in this folder')).toBeVisible();
    await expect(drawer.getByText(/Large files, those after the first thousand/u)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
  },
};
