import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';
import { TOOLTIP_USAGE } from './tooltip-usage';

const onPress = fn();

const meta = {
  component: Tooltip,
  parameters: { usage: TOOLTIP_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    content: 'Signal-to-noise ratio, in decibels',
    children: <Button onClick={onPress}>SNR</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const OnFocus: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Signal-to-noise ratio, in decibels');
    await expect(canvas.getByRole('button', { name: 'SNR' })).toHaveAccessibleDescription(
      'Signal-to-noise ratio, in decibels',
    );
    await step('Escape hides it, and focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(canvas.getByRole('button', { name: 'SNR' })).toHaveFocus();
    });
  },
};

export const OnHover: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'SNR' }));
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await step('a press hides it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'SNR' }));
      await gone();
    });
  },
};

export const ByTouch: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'SNR' });
    await step('a tap shows it, and does what the button does', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: trigger });
      await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
      await expect(onPress).toHaveBeenCalledOnce();
    });
    await step('another takes it away', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: trigger });
      await gone();
    });
    await step('a tap elsewhere does so too', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: trigger });
      await screen.findByRole('tooltip');
      await userEvent.pointer({ keys: '[TouchA]', target: document.body });
      await gone();
    });
  },
};

export const LongText: Story = {
  args: { content: 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_'.repeat(6) },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const box = canvasElement.ownerDocument.querySelector('[data-slot="tooltip"]');
    await expect(box?.getBoundingClientRect().width).toBeLessThanOrEqual(288);
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
