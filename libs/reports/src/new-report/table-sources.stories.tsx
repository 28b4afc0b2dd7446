import {
  aProject,
  aStorageObject,
  datainsHttp,
  fsServiceHandlers,
  happyHandlers,
  objectHandlers,
  pageOf,
  resultHandlers,
  SOME_RESULT_FILES,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { openReportForm, DATA, METADATA, reportsStart } from '../testing/report-form';
import { someTasks, storedFiles } from '../testing/report-handlers';
import { ReportListPage } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const started = fn();
const listed = fn();

const OWN_FILES = ['run1/proteins.csv', 'run1/reads.fastq.gz', 'sheet.tsv'].map((name) =>
  aStorageObject({ key: `data/ada/${name}`, path: `minio://users/data/ada/${name}` }),
);

/** Handler of the user's own folder, which does not search, as an older server. */
const ownFiles = datainsHttp.on(
  'get',
  '/api/services/{service}/buckets/{bucket}',
  ({ params, query, response }) => {
    listed(params.bucket, query.get('prefix'), query.get('recursive'), query.get('search'));
    return response(200).json({
      ...pageOf(OWN_FILES, query),
      bucket: 'users',
      location: 'minio://users/data/ada/',
    });
  },
);

const finishedProject = datainsHttp.on('get', '/api/projects', ({ query, response }) =>
  response(200).json(pageOf([aProject({ id: uuid(2, 1), project_name: 'rna_batch_1' })], query)),
);

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'protqc' },
  beforeEach: ({ msw }) => {
    started.mockClear();
    listed.mockClear();
    msw.use(someTasks([]), reportsStart(started), finishedProject, ...happyHandlers);
  },
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form, and the picker of the data table in storage. */
async function openOwnFiles(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const drawer = await openReportForm(context);
  await context.userEvent.click(drawer.getByRole('button', { name: 'From storage: Data File' }));
  return { drawer, picker: await drawer.findByRole('combobox', { name: 'Data File from storage' }) };
}

/** Both tables are files of the user's own storage: they are checked, and nothing is uploaded. */
export const FromStorage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(ownFiles, storedFiles.table('proteins.csv', DATA), storedFiles.table('sheet.tsv', METADATA)),
  play: async ({ canvas, step, userEvent }) => {
    const { drawer, picker } = await openOwnFiles({ canvas, userEvent });
    await step('tables of all folders are listed, with their folders, and no other file', async () => {
      await userEvent.click(picker);
      await expect(await screen.findByRole('option', { name: /^proteins\.csv/u })).toHaveTextContent(
        'minio://users/data/ada/run1/',
      );
      await expect(screen.getAllByRole('option')).toHaveLength(2);
      await expect(listed).toHaveBeenCalledWith('users', 'data/ada/', 'true', null);
    });
    await step('a part of the name finds one', async () => {
      await userEvent.type(picker, 'xyz');
      await expect(await screen.findAllByText('No table in your storage has this name.')).not.toHaveLength(0);
      await userEvent.clear(picker);
      await userEvent.type(picker, 'PROT');
      await userEvent.click(await screen.findByRole('option', { name: /^proteins\.csv/u }));
      await expect(listed).toHaveBeenCalledWith('users', 'data/ada/', 'true', 'PROT');
    });
    await step('the metadata are chosen the same way, and the report is requested', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'From storage: Metadata File' }));
      await userEvent.click(await drawer.findByRole('combobox', { name: 'Metadata File from storage' }));
      await userEvent.click(await screen.findByRole('option', { name: /^sheet\.tsv/u }));
      await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'protein_batch_9');
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(await drawer.findByRole('link', { name: 'Open report' })).toBeVisible();
      await expect(started).toHaveBeenCalledWith('quartet-protqc-report', {
        name: 'protein_batch_9',
        data_file: 'minio://users/data/ada/run1/proteins.csv',
        metadata_file: 'minio://users/data/ada/sheet.tsv',
      });
    });
  },
};

export const EmptyStorage: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.listEmpty),
  play: async ({ canvas, userEvent }) => {
    const { picker } = await openOwnFiles({ canvas, userEvent });
    await userEvent.click(picker);
    await expect(await screen.findAllByText('There is no table in your storage.')).not.toHaveLength(0);
  },
};

export const StorageError: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.listForbidden),
  play: async ({ canvas, userEvent }) => {
    const { picker } = await openOwnFiles({ canvas, userEvent });
    await userEvent.click(picker);
    await expect(await screen.findAllByText(/You may not do this/u)).not.toHaveLength(0);
  },
};

/** An older server does not name the folder of the user's own files. */
export const NoOwnFolder: Story = {
  beforeEach: ({ msw }) => msw.use(fsServiceHandlers.listWithoutOwn),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('button', { name: 'From storage: Data File' }));
    await expect(await drawer.findByText('The server names no folder of your own files')).toBeVisible();
  },
};

/** Opens the form, chooses the finished project for the data table, and returns the choice of its results. */
async function openResults({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const drawer = await openReportForm({ canvas, userEvent });
  await userEvent.click(drawer.getByRole('button', { name: 'From a project: Data File' }));
  const group = within(await drawer.findByRole('group', { name: 'Data File from a project' }));
  await userEvent.click(group.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: 'rna_batch_1' }));
  await userEvent.click(await group.findByRole('combobox', { name: 'Result' }));
  return drawer;
}

/** A table among the results of a project. */
export const FromProject: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.table('counts.tsv', DATA.replaceAll(',', '\t'))),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openResults({ canvas, userEvent });
    await expect(await screen.findAllByRole('option', { name: /^counts\.tsv/u })).toHaveLength(
      SOME_RESULT_FILES.filter(({ file_type: type }) => type === 'tsv').length,
    );
    await userEvent.click(screen.getByRole('option', { name: /D6_1/u }));
    await expect(await drawer.findByRole('button', { name: 'Remove counts.tsv' })).toBeVisible();
    await expect(await drawer.findByText('Checked once the metadata table can be used')).toBeVisible();
  },
};

export const ProjectWithoutTables: Story = {
  beforeEach: ({ msw }) => msw.use(resultHandlers.listEmpty),
  play: async ({ canvas, userEvent }) => {
    await openResults({ canvas, userEvent });
    await expect(await screen.findAllByText('This project has no table among its results.')).not.toHaveLength(
      0,
    );
  },
};

export const ResultsError: Story = {
  beforeEach: ({ msw }) => msw.use(resultHandlers.listUnknown),
  play: async ({ canvas, userEvent }) => {
    await openResults({ canvas, userEvent });
    await expect(await screen.findAllByText(/not found|does not exist/iu)).not.toHaveLength(0);
  },
};
