import { aProject, datainsHttp, happyHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { SelectedProjects } from './selected-projects';

const updated = fn();

const meta = {
  component: SelectedProjects,
  decorators: [inSeqflowHost],
  args: {
    projects: [
      aProject({ status: 'Succeeded' }),
      aProject({ id: uuid(2, 2), project_name: 'rna_batch_2', status: 'Failed' }),
      aProject({ id: uuid(2, 3), project_name: 'rna_batch_3', status: 'Running' }),
    ],
    onClear: fn(),
  },
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(
      datainsHttp.on('put', '/api/projects/{id}', async ({ params, body, response }) => {
        updated(params.id, await body());
        return params.id === uuid(2, 2)
          ? response(409).json({ message: 'The project is Running' })
          : response(204).empty();
      }),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof SelectedProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Archive: Story = {
  play: async ({ canvas, args, step, userEvent }) => {
    await step('each action says how many projects allow it', async () => {
      await expect(canvas.getByRole('button', { name: 'Stop (1)' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Archive (2)' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Delete (3)' })).toBeEnabled();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Archive (2)' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive' }));
    await expect(question.getByText('rna_batch_1, rna_batch_2')).toBeVisible();
    await expect(
      question.getByText('1 selected project does not allow this now and stays as it is.'),
    ).toBeVisible();
    await expect(updated).not.toHaveBeenCalled();
    await step('the result says which project refused, and why', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Archive' }));
      await expect(await screen.findByText('1 of 2 projects were changed')).toBeVisible();
      await expect(screen.getByText('rna_batch_2: The project is Running')).toBeVisible();
      await expect(updated.mock.calls).toEqual([
        [uuid(2, 1), { status: 'Aborted' }],
        [uuid(2, 2), { status: 'Aborted' }],
      ]);
      await waitFor(() => expect(args.onClear).toHaveBeenCalled());
    });
  },
};

export const NothingAllowed: Story = {
  args: { projects: [aProject({ status: 'Aborting' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop (0)' })).toBeDisabled();
    await expect(canvas.getByText('1 project selected')).toBeVisible();
  },
};
