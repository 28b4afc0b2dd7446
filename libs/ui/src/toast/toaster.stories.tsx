import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { notify } from './notify';
import { Toaster } from './toaster';

const onUndo = fn();

const meta = {
  component: Toaster,
  args: { label: 'Notices', closeLabel: 'Close' },
  parameters: { toaster: false },
  render: (args) => (
    <>
      <Button
        onClick={() =>
          notify({
            tone: 'success',
            title: '3 files put into the cart',
            description: 'Quartet proteomics',
            action: { label: 'Undo', onClick: onUndo },
          })
        }
      >
        Add
      </Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('says what was done, in a region with a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(await screen.findByText('3 files put into the cart')).toBeVisible();
      await expect(screen.getByRole('region', { name: /^Notices/u })).toBeInTheDocument();
    });
    await step('offers to take it back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('3 files put into the cart')).not.toBeInTheDocument());
    });
  },
};

export const Tones: Story = {
  play: async () => {
    notify({ tone: 'info', title: 'The report is being computed', duration: 60_000 });
    notify({ tone: 'warning', title: '会话即将过期', description: '请保存您的工作。', duration: 60_000 });
    notify({
      tone: 'danger',
      title: 'Forbidden',
      description: 'You may read this project, but not change it; ask its author.',
      duration: 60_000,
    });
    await expect(await screen.findByText('Forbidden')).toBeVisible();
  },
};
