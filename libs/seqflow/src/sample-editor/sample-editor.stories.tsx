import { anAppSchema, happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SAMPLE_ID } from '../app-form/sample-id';
import { schemaFingerprint } from '../draft/draft-fit';
import { emptyDraft, wizardDrafts } from '../draft/wizard-draft';
import { correctableDrafts } from '../testing/correctable-drafts';
import { memoryDrafts } from '../testing/memory-drafts';
import { inSeqflowHost } from '../testing/seqflow-host';
import { WizardPage } from '../testing/wizard-page';

function informedDrafts() {
  const drafts = memoryDrafts();
  const information = { name: 'run1_test', description: 'd', group: '' };
  wizardDrafts(drafts, RNA_APP.id).save({ ...emptyDraft(1_700_000_000_000), information });
  return drafts;
}

const meta = {
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: 1 } },
  parameters: { ports: { drafts: informedDrafts() } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ROWS = [
  'Library\tforward\treverse\tnotes',
  'L1\tminio://users/L1_R1.fastq.gz\tminio://users/L1_R2.fastq.gz\tfirst',
  'L2\tminio://users/L2_R1.bam\tminio://users/L2_R2.fastq.gz\t',
].join('\n');

/** Rows of a spreadsheet: the columns are matched by usual names, and what does not fit is shown in the sheet. */
export const PastedRows: Story = {
  parameters: { ports: { drafts: informedDrafts() } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste rows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste rows' }));
    await step('columns are matched by name', async () => {
      await userEvent.click(dialog.getByRole('textbox', { name: 'Rows of a spreadsheet' }));
      await userEvent.paste(ROWS);
      await expect(
        await dialog.findByRole('combobox', { name: 'Column of the sheet for reverse' }),
      ).toHaveTextContent('Read 2');
      await expect(dialog.getByRole('combobox', { name: 'Column of the sheet for notes' })).toHaveTextContent(
        'Not used',
      );
    });
    await step('the rows enter the sheet, and a wrong file is listed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add samples (2)' }));
      await expect(await canvas.findByRole('heading', { name: 'Samples (2)' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
      await expect(await canvas.findByRole('button', { name: /^Row 2, Read 1: .*L2_R1.bam/u })).toBeVisible();
    });
  },
};

/** A file of Chinese Excel, whose encoding can be corrected where it was guessed wrong. */
export const EncodedFile: Story = {
  parameters: { ports: { drafts: informedDrafts() } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a spreadsheet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a spreadsheet' }));
    // The word 胃 in GBK, whose two bytes are a Greek letter in UTF-8.
    const bytes = Uint8Array.from(
      [...'sample,note\r\nL1,'].map((each) => each.charCodeAt(0)).concat(0xce, 0xb8),
    );
    await userEvent.upload(
      dialog.getByLabelText('Choose or drop a spreadsheet'),
      new File([bytes], 'samples.csv', { type: 'text/csv' }),
    );
    await step('the guess is shown', async () => {
      await expect(await dialog.findByText('\u03B8')).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: 'Encoding of the file' })).toHaveTextContent('UTF-8');
    });
    await step('another encoding is chosen', async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Encoding of the file' }));
      await userEvent.click(await screen.findByRole('option', { name: /^GBK/u }));
      await expect(await dialog.findByText('胃')).toBeVisible();
    });
  },
};

/** JSON and sheet are two views of the same data. */
export const JsonView: Story = {
  parameters: { ports: { drafts: informedDrafts() } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'JSON' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Samples as JSON' }));
    const text = dialog.getByRole('textbox', { name: 'JSON' });
    const put = async (json: string) => {
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste(json);
    };
    await step('a syntax error has its line', async () => {
      await put('{\n"common": }');
      await expect(await dialog.findByText(/^Line 2, column 11/u)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Use this JSON' })).toBeDisabled();
    });
    await step('samples of the text are rows of the sheet', async () => {
      await put(
        '{"common": {"adapter_sequence": "ACGT"}, "samples": [{"sample_id": "J1", "read1": "x.fq"}]}',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Use this JSON' }));
      await expect(await canvas.findByRole('gridcell', { name: 'J1' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Adapter sequence' })).toHaveValue('ACGT');
    });
  },
};

/** One value for all samples of a column; one step of undo takes it back. */
export const SetColumn: Story = {
  parameters: { ports: { drafts: correctableDrafts() } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a column' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a column' }));
    const choose = async (column: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Column' }));
      await userEvent.click(await screen.findByRole('option', { name: column }));
    };
    await step('without a value the cells would be cleared, which the button says', async () => {
      await choose('Read 1');
      await expect(dialog.getByRole('button', { name: 'Clear the cells of 2 samples' })).toBeVisible();
    });
    await step('a column and its value are chosen', async () => {
      await choose('Adapter sequence');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Value for these samples' }), 'ACGTT');
      await expect(dialog.getByRole('radio', { name: 'Samples without a value (2 change)' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Change 2 samples' }));
    });
    await step('both samples have it, and undo takes it back', async () => {
      await expect(await canvas.findAllByRole('gridcell', { name: 'ACGTT' })).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.queryByRole('gridcell', { name: 'ACGTT' })).not.toBeInTheDocument();
    });
  },
};

/** Findings with one remedy are corrected by a button, and the checks run again. */
export const Remedies: Story = {
  args: { initial: { appId: RNA_APP.id, step: 2 } },
  parameters: { ports: { drafts: correctableDrafts() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace the spaces in 1 id' }));
    await expect(canvas.queryByText(/contains spaces/u)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the files of 1 sample' }));
    await expect(canvas.queryByText(/read 1 and read 2 are swapped/u)).not.toBeInTheDocument();
    const samples = within(canvas.getByRole('region', { name: 'Jobs to run (2)' }));
    await expect(samples.getByRole('row', { name: /my_sample A_R1\.fastq\.gz/u })).toBeVisible();
  },
};

const rows = Array.from({ length: 10_000 }, (_, index) => ({
  rowId: `r${index}`,
  cells: {
    [SAMPLE_ID]: `S${index}`,
    read1: `minio://b/S${index}_R1.fq.gz`,
    read2: `minio://b/S${index}_R2.fq.gz`,
  },
}));

function draftsWith(samples: typeof rows) {
  const drafts = memoryDrafts();
  wizardDrafts(drafts, RNA_APP.id).save({
    ...emptyDraft(1_700_000_000_000),
    information: { name: 'run1_test', description: 'd', group: '' },
    fingerprint: schemaFingerprint(anAppSchema()),
    rows: samples,
  });
  return drafts;
}

const LONG_ID = 'Quartet_RNA_BGI_SEQ2000_BGI_D5_1_20180518';

/** The column of the ids has room for the longest one. */
export const LongSampleIds: Story = {
  parameters: {
    ports: {
      drafts: draftsWith(
        rows
          .slice(0, 3)
          .map((row) => ({ ...row, cells: { ...row.cells, [SAMPLE_ID]: LONG_ID + row.rowId } })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: `${LONG_ID}r2` });
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** A sheet of 10,000 samples renders only the rows in view, and an edit is applied to one of them. */
export const TenThousandSamples: Story = {
  parameters: { ports: { drafts: draftsWith(rows) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Samples (10000)' })).toBeVisible();
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.click(grid.getByRole('gridcell', { name: 'S1' }));
    await userEvent.keyboard('changed{Enter}');
    await expect(await grid.findByRole('gridcell', { name: 'changed' })).toBeVisible();
  },
};
