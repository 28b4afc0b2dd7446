import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inReportsHost } from '../testing/reports-host';
import { NoteSection } from './note-section';
// Loaded on demand, transformed before the clock of a story starts.
import './note-editor';

/** Note that was written and not saved. */
const meta = {
  component: NoteSection,
  decorators: [inReportsHost],
  args: {
    notes: [],
    error: null,
    onRetry: () => undefined,
    scope: { plugin_name: 'quartet-protqc-report', laboratory: 'Lab 7', instrument: null },
  },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof NoteSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes the editor, and what was written is there again; it can be discarded, and that undone. */
export const Escape: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
      return screen.findByRole('dialog', { name: 'New note on the control charts' });
    };
    const textIn = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /^What happened/u });
    await step('a note is written and the editor closed', async () => {
      const dialog = await open();
      await expect(within(dialog).queryByText(/^Your draft of/u)).not.toBeInTheDocument();
      await userEvent.type(textIn(dialog), 'Recalibrated');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
    await step('the note is there again, and can be discarded', async () => {
      const dialog = await open();
      await expect(textIn(dialog)).toHaveValue('Recalibrated');
      await expect(within(dialog).getByText(/^Your draft of .* is back$/u)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard the draft' }));
      await expect(textIn(dialog)).toHaveValue('');
    });
    await step('a discarded note comes back', async () => {
      await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
      await waitFor(() => expect(screen.getByLabelText(/^What happened/u)).toHaveValue('Recalibrated'));
    });
  },
};
