import { appHandlers, happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { offerFiles } from '../handover/file-handover';
import { inSeqflowHost } from '../testing/seqflow-host';
import { fillInformation, WizardPage } from '../testing/wizard-page';

const LINKS = ['R1', 'R2'].map((read) => `minio://users/data/ada/results/T1_${read}.fastq.gz`);

const meta = {
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files that were chosen in the results are paired by name in step 2; then the notice about them is gone. */
export const FromResults: Story = {
  render: () => (
    <WizardPage
      initial={{
        appId: RNA_APP.id,
        step: undefined,
        files: offerFiles(LINKS, { account: 'ada@example.org' }),
      }}
    />
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await expect(await canvas.findByText('Chosen files for the samples: 2')).toBeVisible();
    await fillInformation(play);
    const dialog = within(await screen.findByRole('dialog', { name: 'Samples from files' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add samples (1)' }));
    await expect(await canvas.findByRole('gridcell', { name: 'T1' })).toBeVisible();
    await expect(canvas.queryByText('Chosen files for the samples: 2')).not.toBeInTheDocument();
  },
};

/** An app that takes one sample: each file is for a field, and the rest is counted. The form is shown as JSON, too. */
export const SingleSample: Story = {
  render: () => (
    <WizardPage
      initial={{
        appId: RNA_APP.id,
        step: undefined,
        files: offerFiles(
          ['D5', 'D6', 'other'].map((name) => `minio://users/data/ada/results/${name}.vcf.gz`),
          { account: 'ada@example.org' },
        ),
      }}
    />
  ),
  beforeEach: ({ msw }) => msw.use(appHandlers.schemaSingle),
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await fillInformation(play);
    const form = await canvas.findByText(
      'This app takes one sample and runs one job. Choose the field that each file is for.',
    );
    await expect(form).toBeVisible();
    await step('fields are suggested by the names of the files, and can be changed', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Field of D5.vcf.gz' })).toHaveTextContent(
        'VCF of D5',
      );
      await expect(canvas.getByText(/^1 file is not used\./u)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use these files' }));
      await expect(canvas.queryByText('Chosen files: 3')).not.toBeInTheDocument();
      await expect(await canvas.findByText('minio://users/data/ada/results/D5.vcf.gz')).toBeVisible();
    });
    await step('the parameters as JSON', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Parameters as JSON' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Parameters as JSON' }));
      const text = dialog.getByRole('textbox', { name: 'JSON' });
      await expect((text as HTMLTextAreaElement).value).toContain(
        '"vcf_D5": "minio://users/data/ada/results/D5.vcf.gz"',
      );
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste('{"common": {}, "samples": [{"sample_id": "changed"}]}');
      await userEvent.click(dialog.getByRole('button', { name: 'Use this JSON' }));
      await expect(canvas.getByRole('textbox', { name: /Sample ID/u })).toHaveValue('changed');
    });
  },
};

/** Files of another account are not shown. */
export const OfAnotherAccount: Story = {
  render: () => (
    <WizardPage
      initial={{
        appId: RNA_APP.id,
        step: undefined,
        files: offerFiles(LINKS, { account: 'bo@example.org' }),
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The chosen files are not available in this tab')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without them' }));
    await expect(
      canvas.queryByText('The chosen files are not available in this tab'),
    ).not.toBeInTheDocument();
  },
};
