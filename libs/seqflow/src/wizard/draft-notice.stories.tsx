import { happyHandlers, RNA_APP } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { memoryDrafts } from '../testing/memory-drafts';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import { emptyDraft } from '../draft/wizard-draft';
import { ProjectWizardScreen } from './project-wizard-screen';
import type { ProjectWizardSearch } from './wizard-search';

function Page({ initial }: { readonly initial: ProjectWizardSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ProjectWizardScreen title="Create Project" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const otherTab = {
  ...emptyDraft(1_700_000_060_000),
  information: { name: 'other_batch', description: 'typed in the other tab', group: '' },
};

export const VersionsOfTwoTabs: Story = {
  parameters: {
    ports: { drafts: memoryDrafts(new Map([['other', JSON.stringify(otherTab)]])) },
  },
  play: async ({ canvas, step, userEvent }) => {
    // Opening another version replaces the form.
    const name = () => canvas.findByRole('textbox', { name: /Assessment Name/u });
    const open = () => canvas.findByRole('button', { name: 'Open the other version' });
    await userEvent.type(await name(), 'my_batch');
    await step('a notice names the other version; this one is unchanged', async () => {
      await expect(
        canvas.getByText(
          'Another version of this draft (other_batch) was saved in another tab at 2023-11-15 06:14',
        ),
      ).toBeVisible();
      await expect(await name()).toHaveValue('my_batch');
    });
    await step('opening the other version preserves this one', async () => {
      await userEvent.click(await open());
      await expect(await name()).toHaveValue('other_batch');
      await userEvent.click(await open());
      await expect(await name()).toHaveValue('my_batch');
    });
    await step('discarding the other version can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard the other version' }));
      await expect(canvas.queryByText(/Another version of this draft/u)).not.toBeInTheDocument();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(await open()).toBeVisible();
    });
  },
};
