import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';
import { ERROR_STATE_USAGE } from './error-state-usage';

const meta = {
  component: ErrorState,
  parameters: { usage: ERROR_STATE_USAGE },
  args: {
    title: 'The projects could not be loaded',
    message: 'The data pipeline service does not answer (504 at /datains/api/projects).',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: { retryLabel: 'Try again', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The projects could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { args: { message: undefined } };

export const LongTextNarrow: Story = {
  args: {
    message:
      '/datains/api/services/minio/buckets/projects/object-meta?key=quartet_rna_batch_7/0f9b6c1e/report.json',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
