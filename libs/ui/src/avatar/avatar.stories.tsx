import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar';
import { AVATAR_USAGE } from './avatar-usage';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3C/svg%3E';

const meta = {
  component: Avatar,
  parameters: { usage: AVATAR_USAGE },
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', name: '欧阳修' } };

export const Picture: Story = {
  args: { src: PICTURE, size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

/** An image that fails to load leaves the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(picture).not.toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
};
