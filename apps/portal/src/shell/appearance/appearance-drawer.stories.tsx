import { i18n } from '@lingui/core';
import { loadMessages } from '@omics-portal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { createPreferences } from '../../composition/preferences';
import { createMemoryStorage } from '../../composition/storage';
import { AppearanceDrawer } from './appearance-drawer';

const meta = {
  component: AppearanceDrawer,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  loaders: [
    async () => {
      i18n.load(i18n.locale, await loadMessages(i18n.locale));
      return {};
    },
  ],
  args: {
    open: true,
    onOpenChange: fn(),
    preferences: createPreferences(createMemoryStorage(), new EventTarget()),
  },
} satisfies Meta<typeof AppearanceDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, step, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Theme settings' });
    await step('a choice holds at once', async () => {
      await userEvent.click(within(drawer).getByRole('radio', { name: 'Dark Purple' }));
      await expect(args.preferences.get().primaryColour).toBe('#722ED1');
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};
