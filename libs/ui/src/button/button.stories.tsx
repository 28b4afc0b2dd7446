import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './button';
import { BUTTON_USAGE } from './button-usage';

const meta = {
  component: Button,
  parameters: { usage: BUTTON_USAGE },
  args: { children: 'Create project', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const AsText: Story = { args: { variant: 'link' } };
export const Small: Story = { args: { size: 'sm', icon: <Download /> } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create project' });
    await step('keeps its focus but swallows presses', async () => {
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('shows that it is busy', () => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const StyledLink: Story = {
  args: { asChild: true, icon: <Download />, children: <a href="#file">Download</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '#file');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
