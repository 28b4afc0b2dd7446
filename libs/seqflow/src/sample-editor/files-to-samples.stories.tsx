import { anAppSchema, datainsHttp, happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { addSamples, fillInformation, WizardPage } from '../testing/wizard-page';

const meta = {
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Samples are corrected before they enter the sheet: another id, exchanged reads, one left out. */
export const CorrectedPairs: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await userEvent.click(await canvas.findByRole('button', { name: 'From files' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Samples from files' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'D5_1_R1.fastq.gz' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose the files of the folder run1' }));
    await expect(await dialog.findByText('Files that belong to no sample: 1')).toBeVisible();
    await expect(dialog.getByText('Recognized samples: 1')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use D5_1_R1.fastq.gz as a sample' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out D5_1_R1' }));
    const id = dialog.getByRole('textbox', { name: 'Sample ID of D5_1' });
    await userEvent.type(id, '_new');
    await userEvent.click(dialog.getByRole('button', { name: 'Swap the reads of D5_1_new' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add samples (1)' }));
    await expect(await canvas.findByRole('gridcell', { name: 'D5_1_new' })).toBeVisible();
    const cells = within(await canvas.findByRole('grid')).getAllByRole('gridcell');
    await expect(cells[1]).toHaveTextContent(/^D5_1_R2\.fastq\.gz$/u);
    await expect(cells[1]).toHaveAttribute('title', expect.stringContaining('run1/D5_1_R2.fastq.gz'));
  },
};

/** Form of an app whose jobs read several files of each sample. */
const severalFiles = datainsHttp.on('get', '/apps/{owner}/{appVersion}/schema.json', ({ response }) => {
  const schema = anAppSchema();
  const fields = schema.fields.map((field) =>
    field.multiple === true ? { ...field, severalPerSample: true } : field,
  );
  return response(200).json({ ...schema, fields });
});

/** Lanes become one sample where the app takes several files; the user can take each lane as a sample. */
export const Lanes: Story = {
  beforeEach: ({ msw }) => msw.use(severalFiles, ...happyHandlers),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await userEvent.click(await canvas.findByRole('button', { name: 'From files' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Samples from files' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'By path' }));
    for (const part of ['L001_R1', 'L001_R2', 'L002_R1', 'L002_R2']) {
      const link = dialog.getByRole('textbox', { name: 'Storage link' });
      await userEvent.type(link, `minio://users/A_S1_${part}_001.fastq.gz{Enter}`);
    }
    const lanes = await dialog.findByRole('checkbox', { name: 'One sample for all lanes' });
    await expect(dialog.getByText('Recognized samples: 1')).toBeVisible();
    await userEvent.click(lanes);
    await expect(dialog.getByText('Recognized samples: 2')).toBeVisible();
    await expect(dialog.getAllByText('One row for each lane.')).toHaveLength(2);
    await userEvent.click(lanes);
    await userEvent.click(dialog.getByRole('button', { name: 'Add samples (1)' }));
    await expect(
      await canvas.findByRole('gridcell', {
        name: /A_S1_L001_R2_001\.fastq\.gz; .*A_S1_L002_R2_001\.fastq\.gz/u,
      }),
    ).toBeVisible();
  },
};

/** A file of one cell is chosen from the cart, from storage or by path; cancelling discards changes. */
export const PickerOfCell: Story = {
  play: async (play) => {
    const { canvas, userEvent, step } = play;
    await fillInformation(play);
    await addSamples(play);
    const read1 = async () => (await canvas.findAllByRole('gridcell'))[1] ?? document.body;
    const open = async () => {
      await userEvent.click(await read1());
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      return within(await screen.findByRole('dialog', { name: 'Select Files: Read 1, row 1' }));
    };
    await step('cancel', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'D6_1_R1.fastq.gz' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await read1()).toHaveTextContent('ada/D5_1_R1.fastq.gz');
    });
    await step('a link of another kind is refused; a file of the cart is taken', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('tab', { name: 'By path' }));
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Storage link' }),
        'minio://users/notes.txt{Enter}',
      );
      await expect(await dialog.findByText(/Only files that end in/u, { selector: 'span' })).toBeVisible();
      await userEvent.click(dialog.getByRole('tab', { name: 'From the cart' }));
      const file = dialog.getByRole('checkbox', { name: 'D6_1_R1.fastq.gz' });
      await expect(file.closest('li')).toHaveTextContent('Genomics');
      await userEvent.click(file);
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm (1)' }));
      await waitFor(async () => expect(await read1()).toHaveTextContent('genomics/D6_1_R1.fastq.gz'));
    });
  },
};
