import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { someTasks } from '../testing/report-handlers';
import { openReportForm, reportsStart, uploadsSucceed } from '../testing/report-form';
import { ReportListPage } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const started = fn();

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'rseqc' },
  beforeEach: ({ msw }) => {
    started.mockClear();
    msw.use(someTasks([]), uploadsSucceed, reportsStart(started), ...happyHandlers);
  },
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const STAR = [
  ' Started job on |\tNov 01 10:00:00',
  ' Uniquely mapped reads % |\t91.35%',
  ' % of reads mapped to multiple loci |\t4.81%',
  '',
].join('\n');

/** Quality-control outputs without counts: the tables are gone, and the form says that there will be no verdict. */
export const OutputsAlone: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('radio', { name: 'Outputs of MultiQC or other tools alone' }));
    await userEvent.click(await drawer.findByRole('radio', { name: 'A folder or files on this computer' }));
    await step('the files are required, and the tables are not', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(await drawer.findByText('Choose the folder or the files.')).toBeVisible();
      await expect(drawer.queryByText('Choose the data table.')).not.toBeInTheDocument();
      await expect(drawer.getByText('The report will have no verdict')).toBeVisible();
      await expect(drawer.getByText(/There is no table of counts/u)).toBeVisible();
    });
    await step('a log of STAR is read, its sample gets a donor, and reads are left out', async () => {
      await userEvent.upload(drawer.getByLabelText('Files of the report'), [
        new File([STAR], 'lab7_aLog.final.out'),
        new File(['@r1\nACGT\n+\nIIII\n'], 'reads.fastq'),
      ]);
      await expect(await drawer.findByText('1 quality-control file')).toBeVisible();
      await expect(drawer.getByText('1 other file is not uploaded.')).toBeVisible();
      await userEvent.click(drawer.getByRole('combobox', { name: 'Donor of lab7_a' }));
      await userEvent.click(await screen.findByRole('option', { name: 'D5' }));
    });
    await step('the folder is uploaded, and the report is requested', async () => {
      await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'rna_batch_07');
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(started).toHaveBeenCalledOnce());
      await expect(started).toHaveBeenCalledWith('quartet-rseqc-report', {
        name: 'rna_batch_07',
        filepath: expect.stringMatching(/^minio:\/\/tservice\/ada@example\.org\/[-\w]+\/$/u),
        metadata: [{ library: 'lab7_a', sample: 'D5' }],
      });
    });
  },
};

/** A submission while the outputs are still being read waits for them: each file is read once, and not again to send it. */
export const SubmittedWhileRead: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    let finishRead: (text: string) => void = () => undefined;
    const read = new Promise<string>((resolve) => (finishRead = resolve));
    const file = new File([STAR], 'D5_1Log.final.out');
    file.text = fn(() => read);
    await userEvent.click(drawer.getByRole('radio', { name: 'Outputs of MultiQC or other tools alone' }));
    await userEvent.click(await drawer.findByRole('radio', { name: 'A folder or files on this computer' }));
    await userEvent.upload(drawer.getByLabelText('Files of the report'), [file]);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'rna_batch_07');
    await expect(drawer.getByText('The files are being read')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await expect(started).not.toHaveBeenCalled();
    finishRead(STAR);
    await expect(await drawer.findByRole('link', { name: 'Open report' })).toBeVisible();
    await expect(started).toHaveBeenCalledOnce();
    await expect(file.text).toHaveBeenCalledOnce();
  },
};

/** Counts and a folder in storage: both are required, and both are submitted. */
export const CountsAndFolder: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await userEvent.click(drawer.getByRole('radio', { name: /^A table of counts or of FPKM, and outputs/u }));
    await userEvent.click(await drawer.findByRole('radio', { name: 'A folder in storage' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Link of the folder' }), 'p/run_7');
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await expect(await drawer.findByText(/Enter the link of a folder, such as minio:/u)).toBeVisible();
    await expect(drawer.getByText('Choose the data table.')).toBeVisible();
    const link = drawer.getByRole('textbox', { name: 'Link of the folder' });
    await userEvent.clear(link);
    await userEvent.type(link, 'minio://p/run_7');
    const libraries = ['D5_1', 'D5_2', 'D6_1', 'D6_2', 'F7_1', 'F7_2', 'M8_1', 'M8_2'];
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Metadata File'),
      new File(
        [`name,sample\n${libraries.map((name) => `${name},${name.slice(0, 2)}`).join('\n')}\n`],
        'm.csv',
      ),
    );
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Data File'),
      new File([`gene_id,${libraries.join(',')}\nENSG1,${libraries.map(() => 5).join(',')}\n`], 'd.csv'),
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'rna_batch_08');
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(started).toHaveBeenCalledWith('quartet-rseqc-report', {
      name: 'rna_batch_08',
      data_file: expect.stringMatching(/d\.csv$/u),
      metadata_file: expect.stringMatching(/m\.csv$/u),
      filepath: 'minio://p/run_7/',
    });
  },
};

/** FPKM beside the counts: counts in their place are rejected before the upload; the right table is submitted. */
export const CountsAndFpkm: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    const libraries = ['D5_1', 'D5_2', 'D6_1', 'D6_2', 'F7_1', 'F7_2', 'M8_1', 'M8_2'];
    const table = (name: string, value: number) =>
      new File([`gene_id,${libraries.join(',')}\nENSG1,${libraries.map(() => value).join(',')}\n`], name);
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: Metadata File'),
      new File(
        [`name,sample\n${libraries.map((name) => `${name},${name.slice(0, 2)}`).join('\n')}\n`],
        'm.csv',
      ),
    );
    await userEvent.upload(drawer.getByLabelText('Choose or drop the file: Data File'), table('d.csv', 500));
    await expect(await drawer.findByText(/^In this table: counts/u)).toBeVisible();
    await userEvent.upload(drawer.getByLabelText('Choose or drop the file: FPKM File'), table('c.csv', 500));
    await expect(await drawer.findByText(/^This is not a table of FPKM or TPM/u)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove c.csv' }));
    await userEvent.upload(
      drawer.getByLabelText('Choose or drop the file: FPKM File'),
      table('fpkm.csv', 500.5),
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'Report Name' }), 'rna_batch_09');
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(started).toHaveBeenCalledWith('quartet-rseqc-report', {
      name: 'rna_batch_09',
      data_file: expect.stringMatching(/d\.csv$/u),
      metadata_file: expect.stringMatching(/m\.csv$/u),
      fpkm_file: expect.stringMatching(/fpkm\.csv$/u),
    });
  },
};

/** Other kinds of tables have no outputs of quality control. */
export const ProteinsHaveTablesOnly: Story = {
  args: { kind: 'protqc' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openReportForm({ canvas, userEvent });
    await expect(drawer.getByText('From a data table and a metadata table.')).toBeVisible();
    await expect(drawer.queryByRole('radio', { name: /MultiQC/u })).not.toBeInTheDocument();
  },
};
