import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { card, gone, settled } from './testing/shown-card';
import { TOUR_ARGS } from './testing/tour-args';
import { NOWHERE, STEPS, TourPage } from './testing/tour-page';
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

export const ByButtons: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Tour' });
    await userEvent.click(trigger);
    await step('starts at the first step, named and described', async () => {
      const first = await card('Categories');
      await expect(first).toHaveAccessibleDescription('Show the apps of one kind.');
      await expect(screen.getByText('1 of 3')).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    });
    await step('moves forward and back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start' }));
      await card('An app');
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await card('Categories');
      await userEvent.click(screen.getByRole('button', { name: 'Start' }));
      await card('An app');
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await card('Reports');
      await expect(args.onStep).toHaveBeenLastCalledWith('reports');
    });
    await step('completes on the last step and restores focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
      await expect(args.onEnd).toHaveBeenLastCalledWith('completed');
      await gone();
      await expect(document.querySelector('[data-slot="tour"]')).toBeNull();
      await expect(args.onEnd).toHaveBeenCalledOnce();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const AbsentTargets: Story = {
  args: { running: true, steps: [NOWHERE, STEPS.categories, { ...NOWHERE, key: 'later' }, STEPS.reports] },
  play: async ({ args, step, userEvent }) => {
    await settled('Categories');
    await step('are not counted', () => expect(screen.getByText('1 of 2')).toBeVisible());
    await step('and skipped in both directions', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await settled('Reports');
      await userEvent.keyboard('{ArrowLeft}');
      await settled('Categories');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await card('Categories')).toBeVisible();
      await expect(args.onStep).toHaveBeenCalledTimes(3);
    });
  },
};

export const NoSteps: Story = {
  args: { steps: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tour' }));
    await waitFor(() => expect(args.onNoSteps).toHaveBeenCalledOnce());
    await expect(args.onEnd).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const NoneOfItsTargets: Story = {
  args: { running: true, steps: [NOWHERE] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNoSteps).toHaveBeenCalledOnce());
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const AnotherPage: Story = {
  args: {
    running: true,
    steps: [
      STEPS.categories,
      {
        key: 'arriving',
        title: 'Arriving',
        text: 'This target came with its step.',
        target: '#arriving',
        prepare: async () => {
          await Promise.resolve();
          const arriving = document.createElement('p');
          arriving.id = 'arriving';
          arriving.textContent = 'History';
          document.querySelector('#tabs')?.append(arriving);
        },
      },
    ],
  },
  play: async ({ userEvent }) => {
    await settled('Categories');
    await expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await expect(await card('Arriving')).toBeVisible();
  },
};

export const CancelConfirmed: Story = {
  args: {
    labels: {
      ...TOUR_ARGS.labels,
      confirmCancel: {
        title: 'Stop the tour',
        body: 'Are you sure you want to stop the tour?',
        stop: 'Stop',
        goOn: 'Go on',
      },
    },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Tour' });
    await userEvent.click(trigger);
    await settled('Categories');
    const cancelTour = async () => {
      await userEvent.keyboard('{Escape}');
      return screen.findByRole('alertdialog', { name: 'Stop the tour' });
    };
    await step('asks for confirmation and continues', async () => {
      await expect(await cancelTour()).toHaveAccessibleDescription('Are you sure you want to stop the tour?');
      await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await settled('Categories');
    });
    await step('Escape in the confirmation does not confirm', async () => {
      await cancelTour();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(args.onEnd).not.toHaveBeenCalled();
      await settled('Categories');
    });
    await step('stops', async () => {
      await cancelTour();
      await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
      await expect(args.onEnd).toHaveBeenLastCalledWith('cancelled');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const Again: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('starts twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tour' }));
      await settled('Categories');
      await userEvent.keyboard('{Escape}');
      await gone();
      await userEvent.click(canvas.getByRole('button', { name: 'Tour' }));
      await settled('Categories');
    });
    await expect(args.onStep).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: {
    running: true,
    steps: [
      {
        ...STEPS.categories,
        title: '在这里按组学类型筛选质控应用：蛋白质组、代谢组、转录组',
        text: '每个类别下列出可用的应用及其版本。选择一个应用后，点击“运行”即可新建质控项目；运行结束的报告在质控报告历史中。'.repeat(
          3,
        ),
      },
      STEPS.reports,
    ],
  },
  play: async () => {
    const box = (await card(/^在这里/u)).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
