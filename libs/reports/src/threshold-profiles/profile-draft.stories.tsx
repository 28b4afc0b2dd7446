import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileField } from '../new-report/profile-field';
import { inReportsHost } from '../testing/reports-host';
// Loaded on demand, transformed before the clock of a story starts.
import './profile-editor';

/** Limits that were entered and not saved. */
const meta = {
  component: ProfileField,
  decorators: [inReportsHost],
  args: { omics: 'proteomics', profile: 'default', disabled: false, onChange: () => undefined },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof ProfileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes the editor; name and limits are there again. */
export const Escape: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
      return screen.findByRole('dialog', { name: 'New profile of limits' });
    };
    const SNR = { name: 'Signal-to-noise ratio (SNR): fails below (dB)' };
    const first = await open();
    await userEvent.type(within(first).getByRole('textbox', { name: /Name of the profile/u }), 'Lab 7');
    await userEvent.clear(within(first).getByRole('spinbutton', SNR));
    await userEvent.type(within(first).getByRole('spinbutton', SNR), '12');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const again = await open();
    await expect(within(again).getByRole('textbox', { name: /Name of the profile/u })).toHaveValue('Lab 7');
    await expect(within(again).getByRole('spinbutton', SNR)).toHaveValue(12);
    await expect(within(again).getByText(/^Your draft of .* is back$/u)).toBeVisible();
    await userEvent.click(within(again).getByRole('button', { name: 'Discard the draft' }));
    await expect(within(again).getByRole('textbox', { name: /Name of the profile/u })).toHaveValue('');
    await expect(within(again).getByRole('spinbutton', SNR)).not.toHaveValue(12);
  },
};
