import { happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { offerFiles } from '../handover/file-handover';
import { inSeqflowHost } from '../testing/seqflow-host';
import { fillInformation, WizardPage } from '../testing/wizard-page';

const LINKS = ['R1', 'R2'].map((read) => `minio://users/data/ada/results/T1_${read}.fastq.gz`);
const LOADING = { timeout: 30_000 };

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
    const dialog = within(await screen.findByRole('dialog', { name: 'Samples from files' }, LOADING));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add samples (1)' }));
    await expect(await canvas.findByRole('gridcell', { name: 'T1' })).toBeVisible();
    await expect(canvas.queryByText('Chosen files for the samples: 2')).not.toBeInTheDocument();
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
