import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Bell, ChevronDown } from 'lucide-react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button';
import { IconTooltips } from './icon-tooltips';
import { ICON_TOOLTIPS_USAGE } from './icon-tooltips-usage';

const onPress = fn();
const box = () => document.querySelector('[data-slot="icon-tooltip"]');
const shown = () => waitFor(() => expect(box()).toHaveTextContent('Notifications'));
const gone = () => waitFor(() => expect(box()).toBeNull());

const meta = {
  component: IconTooltips,
  parameters: { usage: ICON_TOOLTIPS_USAGE, docs: { story: { inline: false, height: '12rem' } } },
  beforeEach: () => {
    onPress.mockClear();
  },
  // Storybook itself renders IconTooltips once around every story.
  render: () => (
    <div className="py-10">
      <IconButton label="Notifications" icon={<Bell />} onClick={onPress} />
    </div>
  ),
} satisfies Meta<typeof IconTooltips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.tab();
    await shown();
    await step('the name is announced once', async () => {
      const button = canvas.getByRole('button', { name: 'Notifications' });
      await expect(button).not.toHaveAccessibleDescription();
      await expect(box()).toHaveAttribute('aria-hidden', 'true');
    });
    await step('Escape hides it, and focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
  },
};

export const OnHover: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await step('a scroll or a loss of focus elsewhere before it appears does not cancel it', async () => {
      await userEvent.hover(button);
      await fireEvent.scroll(document);
      await fireEvent.focusOut(document.body);
      await shown();
    });
    await step('a scroll hides it', async () => {
      await fireEvent.scroll(document);
      await gone();
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await shown();
    });
    await step('a press hides it', async () => {
      await userEvent.click(button);
      await gone();
      await expect(onPress).toHaveBeenCalledOnce();
    });
    await step('leaving with the pointer does so too', async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await shown();
      await userEvent.unhover(button);
      await gone();
    });
  },
};

export const ByTouch: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await step('a long touch shows its name and does not press it', async () => {
      await fireEvent.pointerDown(button, { pointerType: 'touch' });
      await shown();
      await fireEvent.pointerUp(button, { pointerType: 'touch' });
      await fireEvent.click(button);
      await expect(onPress).not.toHaveBeenCalled();
      await gone();
    });
    await step('a tap presses it', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: button });
      await expect(onPress).toHaveBeenCalledOnce();
    });
  },
};

export const WithAnOpenPanel: Story = {
  render: () => (
    <div className="flex gap-2 py-10">
      <IconButton label="Notifications" icon={<Bell />} />
      <IconButton label="Show notifications" icon={<ChevronDown />} data-panel-open />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await shown();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show notifications' })).toHaveFocus();
    await gone();
  },
};
