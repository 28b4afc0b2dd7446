import { happyHandlers, profileHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { ThresholdProfileSubmit } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inReportsHost } from '../testing/reports-host';
import { ProfileField } from './profile-field';

const saved = fn<(content: ThresholdProfileSubmit) => void>();

const saving = reportHttp.on('post', '/api/threshold-profiles', async ({ request, response }) => {
  const content = (await request.clone().json()) as ThresholdProfileSubmit;
  saved(content);
  return response(409).json({ message: 'You have another profile of this name' });
});

function Field({ start }: { readonly start: string }) {
  const [profile, setProfile] = useState(start);
  return <ProfileField omics="proteomics" profile={profile} disabled={false} onChange={setProfile} />;
}

/** Limits of a report: profiles that ship, and those of the user. */
const meta = {
  component: Field,
  decorators: [inReportsHost],
  args: { start: 'default' },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewProfile: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New profile of limits' }));
    const failsBelow = dialog.getByRole('spinbutton', {
      name: 'Signal-to-noise ratio (SNR): fails below (dB)',
    });
    await step('each limit has its origin', async () => {
      await expect(dialog.getAllByText('from the history of batches').length).toBeGreaterThan(1);
      await userEvent.clear(failsBelow);
      await userEvent.type(failsBelow, '20');
      await expect(dialog.getByText('limit of a custom profile')).toBeVisible();
    });
    await step('what is wrong has its field and a remedy', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
      await expect(await dialog.findByText('Enter a name for the profile.')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /Name of the profile/ })).toHaveFocus();
      await expect(failsBelow).toHaveAccessibleDescription(
        'The figure fails before it warns. Swap the two limits.',
      );
    });
    await step('it is saved and chosen', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Name of the profile/ }), 'Our instrument');
      await userEvent.clear(failsBelow);
      await userEvent.type(failsBelow, '12');
      await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
      await expect(await screen.findByText('The profile Our instrument is saved')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Limits' })).toHaveTextContent('Our instrument'),
      );
      await expect(canvas.getByRole('button', { name: 'Change the limits' })).toBeVisible();
    });
  },
};

/** A name that is taken is said at its field. */
export const NameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(saving),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /Name of the profile/ });
    await userEvent.type(name, 'Our instrument');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('You have another profile of this name: choose another name.'),
    );
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ omics: 'proteomics', name: 'Our instrument' }),
    );
  },
};

export const DeleteOwn: Story = {
  args: { start: uuid(6, 1) },
  beforeEach: ({ msw }) => msw.use(profileHandlers.list),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the profile' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the profile Our instrument?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Limits' })).toHaveTextContent('Default'),
    );
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '自定义限值' }));
    await expect(await screen.findByRole('dialog', { name: '新的限值方案' })).toBeVisible();
  },
};

/** Older servers have no profiles: the two that ship can be chosen. */
export const OlderServer: Story = {
  beforeEach: ({ msw }) => msw.use(profileHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Limits' })).toHaveTextContent('Default');
    await expect(canvas.queryByRole('button', { name: 'Limits of your own' })).not.toBeInTheDocument();
  },
};
