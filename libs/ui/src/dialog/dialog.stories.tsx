import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { FormField } from '../form-field/form-field';
import { Input } from '../input/input';
import { Dialog } from './dialog';
import { DIALOG_USAGE } from './dialog-usage';

const meta = {
  component: Dialog,
  parameters: { usage: DIALOG_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Generate access key',
    description: 'The key lets a program read this dataset for seven days.',
    closeLabel: 'Close',
    children: (
      <FormField label="Dataset">{(control) => <Input {...control} defaultValue="Batch 7" />}</FormField>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Generate</Button>
      </>
    ),
  },
  render: function Controlled({ open, onOpenChange, ...props }) {
    const [current, setCurrent] = useState(open);
    const change = (next: boolean) => {
      setCurrent(next);
      onOpenChange(next);
    };
    return (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        <Dialog {...props} open={current} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const OpenedAndClosed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await step('opens, named and described', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: 'Generate access key' });
      await expect(dialog).toHaveAccessibleDescription(
        'The key lets a program read this dataset for seven days.',
      );
    });
    await step('Escape closes and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('its close button does so too', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const Small: Story = {
  args: { open: true, size: 'sm', title: '生成访问密钥', description: '密钥有效期为七天。' },
};

export const LongContent: Story = {
  args: {
    open: true,
    size: 'lg',
    title: 'Terms of use of the reference materials, in the version of 2026',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of the terms.</p>
    )),
  },
  play: async ({ step, userEvent }) => {
    const region = await screen.findByRole('region', { name: /^Terms of use/u });
    await step('stays within the screen, head and foot visible', async () => {
      await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBeLessThanOrEqual(
        window.innerHeight,
      );
      await expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
    });
    await step('scrolls by keyboard', async () => {
      await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
      region.focus();
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await expect(region).toHaveFocus();
    });
  },
};

export const KeepsTheFocus: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    const inside = () => expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await step('opens with focus inside', inside);
    await step('Tab and Shift+Tab cycle', async () => {
      screen.getByRole('button', { name: 'Generate' }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Generate' })).toHaveFocus();
    });
    await step('the page behind cannot be reached', async () => {
      canvas.getByText('Open').focus();
      await inside();
    });
    await step('a press outside closes', async () => {
      await userEvent.click(document.querySelector('.bg-overlay') ?? dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_head_is_wide_enough_for';

export const LongTitle: Story = {
  args: { open: true, size: 'sm', title: `${LONG}_${LONG}`, description: LONG },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
