import { aProject, datainsHttp, happyHandlers, pageOf, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { someTasks } from '../testing/report-handlers';
import { openReportForm, reportsStart, uploadsSucceed } from '../testing/report-form';
import { ReportListPage } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const CALLS = [
  'Sample\tSNV number\tINDEL number\tSNV precision\tINDEL precision\tSNV recall\tINDEL recall',
  'lab7_a\t4000000\t900000\t99.10\t95.00\t99.20\t95.10',
  'LCL6_1\t4000000\t900000\t99.10\t95.00\t99.20\t95.10',
  '',
].join('\n');

const started = fn();

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'dseqc' },
  beforeEach: ({ msw }) => {
    started.mockClear();
    msw.use(someTasks([]), uploadsSucceed, reportsStart(started), ...happyHandlers);
  },
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files are read in the browser: donors are corrected before the upload, and reads are not uploaded. */
export const FilesOfThisComputer: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await step('a source and a name are required', async () => {
      await userEvent.click(drawer.getByRole('radio', { name: 'A folder or files on this computer' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(await drawer.findByText('Choose the folder or the files.')).toBeVisible();
      await expect(drawer.getByText('Enter a name of 10 to 64 characters.')).toBeVisible();
    });
    await step('the files are read, and reads are left out', async () => {
      await userEvent.upload(drawer.getByLabelText('Files of the report'), [
        new File([CALLS], 'variants.calling.qc.txt'),
        new File(['@r1\nACGT\n+\nIIII\n'], 'reads.fastq'),
      ]);
      await expect(await drawer.findByText('1 quality-control file')).toBeVisible();
      await expect(drawer.getByText('1 other file is not uploaded.')).toBeVisible();
    });
    await step('a donor is corrected; the others are named as missing', async () => {
      await expect(drawer.getByText(/no variants of D5, F7, and M8 with a truth set/u)).toBeVisible();
      await userEvent.click(drawer.getByRole('combobox', { name: 'Donor of lab7_a' }));
      await userEvent.click(await screen.findByRole('option', { name: 'D5' }));
      await expect(await drawer.findByText(/no variants of F7 and M8 with a truth set/u)).toBeVisible();
    });
    await step('the file is uploaded, and the report is requested', async () => {
      await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'wgs_batch_07');
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(await drawer.findByRole('link', { name: 'Open report' })).toBeVisible();
      await expect(started).toHaveBeenCalledOnce();
      await expect(started).toHaveBeenCalledWith('quartet-dseqc-report', {
        name: 'wgs_batch_07',
        filepath: expect.stringMatching(/^minio:\/\/tservice\/ada@example\.org\/[-\w]+\/$/u),
        metadata: [{ library: 'lab7_a', sample: 'D5' }],
      });
    });
  },
};

/** A submission while the files are still being read waits for them; the name that is typed does not read them again. */
export const SubmittedWhileRead: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    let finishRead: (text: string) => void = () => undefined;
    const read = new Promise<string>((resolve) => (finishRead = resolve));
    const file = new File([CALLS], 'variants.calling.qc.txt');
    file.text = fn(() => read);
    await userEvent.click(drawer.getByRole('radio', { name: 'A folder or files on this computer' }));
    await userEvent.upload(drawer.getByLabelText('Files of the report'), [file]);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'wgs_batch_07');
    await expect(drawer.getByText('The files are being read')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await expect(started).not.toHaveBeenCalled();
    finishRead(CALLS);
    await expect(await drawer.findByRole('link', { name: 'Open report' })).toBeVisible();
    await expect(started).toHaveBeenCalledOnce();
    await expect(file.text).toHaveBeenCalledOnce();
  },
};

/** A file that was removed from the disk meanwhile is named as the reason, with the remedy. */
export const RemovedFile: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    const file = new File([CALLS], 'variants.calling.qc.txt');
    file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await userEvent.click(drawer.getByRole('radio', { name: 'A folder or files on this computer' }));
    await userEvent.upload(drawer.getByLabelText('Files of the report'), [file]);
    await expect(await drawer.findByText('The files could not be read')).toBeVisible();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'wgs_batch_07');
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await expect(
      await drawer.findByText('A chosen file was changed or removed. Choose the files again.'),
    ).toBeVisible();
    await expect(started).not.toHaveBeenCalled();
  },
};

/** Results of a project: the folder is that of its files. */
export const ResultsOfAProject: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects', ({ query, response }) =>
        response(200).json(
          pageOf([aProject({ id: uuid(2, 7), project_name: 'wgs_run_2026', status: 'Succeeded' })], query),
        ),
      ),
      datainsHttp.on('get', '/api/results', ({ query, response }) =>
        response(200).json(
          pageOf(
            [
              {
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
              },
            ],
            query,
          ),
        ),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await step('the chosen project gives the report its name', async () => {
      await userEvent.click(drawer.getByRole('combobox', { name: 'Project' }));
      await userEvent.click(await screen.findByRole('option', { name: 'wgs_run_2026' }));
      await expect(drawer.getByRole('textbox', { name: 'Report Name' })).toHaveValue('wgs_run_2026');
    });
    await step('its folder is that of its results', async () => {
      await userEvent.click(drawer.getByRole('combobox', { name: 'Sequencing' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Exome (WES)' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(started).toHaveBeenCalledOnce());
      await expect(started).toHaveBeenCalledWith('quartet-dseqc-report', {
        name: 'wgs_run_2026',
        filepath: 'minio://projects/wgs_run_2026/',
        sequencing: 'WES',
      });
    });
  },
};

/** A project without results is refused with the remedy, and the form stays as it is. */
export const ProjectWithoutResults: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects', ({ query, response }) =>
        response(200).json(pageOf([aProject({ id: uuid(2, 7), project_name: 'wgs_run_2026' })], query)),
      ),
      datainsHttp.on('get', '/api/results', ({ query, response }) => response(200).json(pageOf([], query))),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'wgs_run_2026' }));
    await expect(await drawer.findByText('The folder of this project is not known')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    const alert = within(await drawer.findByRole('alert'));
    await expect(alert.getByText(/The project has no results that the server lists/u)).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Report Name' })).toHaveValue('wgs_run_2026');
    await expect(started).not.toHaveBeenCalled();
  },
};

/** A folder in storage by its link, in Chinese. */
export const FolderInStorage: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '新建质控报告' }))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog', { name: '新建质控报告' }));
    await userEvent.click(drawer.getByRole('radio', { name: '存储中的文件夹' }));
    const link = drawer.getByRole('textbox', { name: /文件夹链接/u });
    await userEvent.type(link, 'users/data/run_7');
    await userEvent.click(drawer.getByRole('button', { name: '提交' }));
    await expect(await drawer.findByText(/请输入文件夹的链接/u)).toBeVisible();
    await expect(started).not.toHaveBeenCalled();
  },
};

/** A refusal of the server names each field as the form does; a field that no form has is named as in the request. */
export const FieldsRefused: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('post', '/api/report/{name}', ({ response }) =>
        response(422).json({
          message: '部分字段有误。',
          details: [
            { field: 'filepath', message: 'minio://users/data/run_7/ 不存在' },
            { field: 'metadata.0.library', message: '须为不含换行、分号和等号的名称' },
            { field: 'measurement.measured_on', message: '须为日历中的一天，例如 2026-03-31' },
            { field: 'group', message: '必填' },
          ],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '新建质控报告' }))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog', { name: '新建质控报告' }));
    await userEvent.click(drawer.getByRole('radio', { name: '存储中的文件夹' }));
    await userEvent.type(drawer.getByRole('textbox', { name: /文件夹链接/u }), 'minio://users/data/run_7/');
    await userEvent.type(drawer.getByRole('textbox', { name: '报告名称' }), 'wgs_batch_07');
    await userEvent.click(drawer.getByRole('button', { name: '提交' }));
    const alert = within(await drawer.findByRole('alert'));
    await expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '报告的来源：minio://users/data/run_7/ 不存在',
      '这些文件中的样本：须为不含换行、分号和等号的名称',
      '检测日期：须为日历中的一天，例如 2026-03-31',
      'group：必填',
    ]);
  },
};
