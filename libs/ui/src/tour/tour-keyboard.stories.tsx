import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { card, gone, settled } from './testing/shown-card';
import { TOUR_ARGS } from './testing/tour-args';
import { STEPS, TourPage } from './testing/tour-page';
import { Tour } from './tour';
import { TOUR_USAGE } from './tour-usage';

const meta = {
  component: Tour,
  parameters: { usage: TOUR_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: TOUR_ARGS,
  render: (args) => <TourPage {...args} />,
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  args: { running: true },
  play: async ({ args, step, userEvent }) => {
    await settled('Categories');
    await step('right moves forward, left moves back', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await settled('An app');
      await userEvent.keyboard('{ArrowLeft}');
      await settled('Categories');
    });
    await step('before the first there is no page', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await card('Categories')).toBeVisible();
    });
    await step('with Alt the browser handles the key', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await expect(args.onStep).toHaveBeenCalledTimes(3);
    });
    await step('Escape ends it, also after a click on the overlay', async () => {
      await userEvent.click(document.querySelector('[data-slot="tour"] > svg > path')!);
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard('{Escape}');
      await expect(args.onEnd).toHaveBeenLastCalledWith('cancelled');
      await gone();
    });
  },
};

export const RightAtTheEndCompletes: Story = {
  args: { running: true, steps: [STEPS.reports] },
  play: async ({ args, userEvent }) => {
    await settled('Reports');
    await expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onEnd).toHaveBeenLastCalledWith('completed');
  },
};

export const KeysOff: Story = {
  args: { running: true, exitOnEsc: false, keyboardNavigation: false },
  play: async ({ args, userEvent }) => {
    await settled('Categories');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(await card('Categories')).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEnd).toHaveBeenLastCalledWith('cancelled');
  },
};

export const Focus: Story = {
  args: { running: true },
  play: async ({ step, userEvent }) => {
    await step('comes 300 ms after a card is shown', async () => {
      const shown = await card('Categories');
      const start = performance.now();
      await expect(shown).not.toHaveFocus();
      await waitFor(() => expect(shown).toHaveFocus());
      await expect(performance.now() - start).toBeGreaterThan(150);
    });
    await step('focus cycles within the card', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
      // Shepherd reads `keyCode`, which a simulated Tab does not set.
      await fireEvent.keyDown(screen.getByRole('button', { name: 'Start' }), { key: 'Tab', keyCode: 9 });
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('keeps focus on a button when the page scrolls', async () => {
      const shown = await card('Categories');
      const before = shown.getBoundingClientRect().top;
      document.querySelector<HTMLElement>('#tabs')!.style.marginTop = '2rem';
      await waitFor(() => expect(shown.getBoundingClientRect().top).not.toBe(before));
      // Longer than Shepherd's own focus delay.
      await new Promise((resolve) => {
        window.setTimeout(resolve, 400);
      });
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
  },
};

export const ArrowsInAField: Story = {
  args: { running: true, steps: [STEPS.app, STEPS.reports] },
  play: async ({ args, canvas, step, userEvent }) => {
    await settled('An app');
    await step('the target of the step is usable', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search the apps' }), 'ab{ArrowLeft}c');
      await expect(canvas.getByRole('textbox')).toHaveValue('acb');
    });
    await step('and the arrow keys stay in it', () => expect(args.onStep).toHaveBeenCalledOnce());
  },
};
