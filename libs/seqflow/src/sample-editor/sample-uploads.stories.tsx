import { happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { fillInformation, WizardPage } from '../testing/wizard-page';

const meta = {
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

function reads(...names: readonly string[]): File[] {
  return names.map((name) => new File(['reads'], name));
}

/** Files of this computer are chosen, uploaded to the user's own folder, and paired by name; a failed one is sent again. */
export const ChosenFiles: Story = {
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await fillInformation(play);
    await step('the dialog says what is uploaded, and what is not', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Upload files' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
      await expect(dialog.getByRole('button', { name: 'Upload files (0)' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Choose folder' })).toBeVisible();
      await userEvent.upload(dialog.getByLabelText('Files to upload'), [
        ...reads('U1_R1.fastq.gz', 'U1_R2.fastq.gz', 'U2_R1.fastq.gz', 'U2_broken_R2.fastq.gz', 'notes.txt'),
        new File([], 'U3_R1.fastq.gz'),
      ]);
      const refused = within(await dialog.findByRole('region', { name: 'Files that are not uploaded' }));
      await expect(refused.getByText('The app does not take files of this kind.')).toBeVisible();
      await expect(refused.getByText('The file is empty.')).toBeVisible();
      const upload = dialog.getByRole('button', { name: 'Upload files (4)' });
      await waitFor(() => expect(upload).not.toHaveAttribute('aria-busy'));
      await userEvent.click(upload);
    });
    await step('a failed upload is repeated; then the pairs are shown', async () => {
      await expect(await canvas.findByText('Uploaded files: 3 of 4')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Upload U2_broken_R2.fastq.gz again' }));
      const picker = within(await screen.findByRole('dialog', { name: 'Samples from files' }));
      await expect(await picker.findByText('Files that belong to no sample: 2')).toBeVisible();
      await userEvent.click(picker.getByRole('button', { name: 'Add samples (1)' }));
      await expect(await canvas.findByRole('gridcell', { name: 'U1' })).toBeVisible();
      const cells = within(canvas.getByRole('grid')).getAllByRole('gridcell');
      await expect(cells[1]).toHaveTextContent(/^U1_R1\.fastq\.gz$/u);
      await expect(cells[1]).toHaveAttribute('title', expect.stringContaining('run1_test/U1_R1.fastq.gz'));
    });
  },
};

/** Files dropped on the sheet open the dialog of uploads; a dropped spreadsheet opens that of spreadsheets. */
export const DroppedFiles: Story = {
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await fillInformation(play);
    const samples = await canvas.findByRole('region', { name: 'Samples' });
    const drop = (...files: readonly File[]) => {
      const dataTransfer = new DataTransfer();
      files.forEach((file) => dataTransfer.items.add(file));
      // `fireEvent.drop` would copy only own properties of the transfer, and lose its files.
      samples.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    };
    await step('reads', async () => {
      drop(...reads('W1_R1.fastq.gz', 'W1_R2.fastq.gz'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
      const upload = await dialog.findByRole('button', { name: 'Upload files (2)' });
      await waitFor(() => expect(upload).not.toHaveAttribute('aria-busy'));
      await userEvent.click(upload);
      const picker = within(await screen.findByRole('dialog', { name: 'Samples from files' }));
      await userEvent.click(await picker.findByRole('button', { name: 'Add samples (1)' }));
      await expect(await canvas.findByRole('gridcell', { name: 'W1' })).toBeVisible();
    });
    await step('a spreadsheet', async () => {
      drop(new File(['sample_id,read1\nX1,minio://users/X1_R1.fq.gz\n'], 'sheet.csv'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Open a spreadsheet' }));
      await expect(await dialog.findByRole('button', { name: 'Add samples (1)' })).toBeEnabled();
    });
  },
};
