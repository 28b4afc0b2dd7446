import {
  aProject,
  aProjectStats,
  datainsHttp,
  happyHandlers,
  pageOf,
  projectHandlers,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ALL_PROJECTS, ProjectListPage } from '../testing/project-list-page';
import { inSeqflowHost } from '../testing/seqflow-host';

const meta = {
  component: ProjectListPage,
  decorators: [inSeqflowHost],
  args: { initial: ALL_PROJECTS },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof ProjectListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const updated = fn();

export const DeleteConfirmation: Story = {
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(
      datainsHttp.on('put', '/api/projects/{id}', async ({ body, response }) => {
        updated(await body());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete: rna_batch_2' });
    await step('the confirmation names the project, and what is deleted', async () => {
      await expect(
        within(dialog).getByText("Delete the project's results but not record, sure?"),
      ).toBeVisible();
      await expect(updated).not.toHaveBeenCalled();
    });
    await step('the request has the status On Hold', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(updated).toHaveBeenCalledOnce());
      await expect(updated).toHaveBeenCalledWith({ status: 'On Hold' });
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
  },
};

export const RestartConfirmationHasJobCount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
        response(200).json(aProjectStats({ running: 0, success: 23, error: 1 })),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restart: rna_batch_3' });
    await expect(
      await within(dialog).findByText(
        '1 of 24 jobs of rna_batch_3 will run again: those that failed or were stopped. The others keep their results. Sure?',
      ),
    ).toBeVisible();
  },
};

/** Until the question says what will run, it cannot be confirmed. */
export const RestartWaitsForTheCount: Story = {
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(
      datainsHttp.pending('get', '/api/projects/{id}/stats'),
      datainsHttp.on('put', '/api/projects/{id}', async ({ body, response }) => {
        updated(await body());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restart: rna_batch_3' });
    await expect(
      within(dialog).getByText('Counting the jobs of rna_batch_3 that will run again'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Restart/u }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(updated).not.toHaveBeenCalled();
  },
};

export const ActionsByState: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_1' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Run again with changes', 'Stop', 'Delete']);
    await expect(items[0]).toHaveAttribute('href', expect.stringContaining(`again=${uuid(2, 1)}`));
  },
};

/** The menu follows the server, whatever the status: this deleted project still stops its jobs. */
export const ActionsOfServer: Story = {
  args: { initial: { ...ALL_PROJECTS, status: 'On Hold' } },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects', ({ query, response }) =>
        response(200).json(
          pageOf(
            [
              aProject({ status: 'On Hold', actions: [] }),
              aProject({ id: uuid(2, 2), project_name: 'rna_batch_2', status: 'On Hold' }),
            ],
            query,
          ),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const itemsOf = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions on ${name}` }));
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      return items;
    };
    await expect(await itemsOf('rna_batch_2')).toEqual(['Run again with changes', 'Restart']);
    await expect(await itemsOf('rna_batch_1')).toEqual(['Run again with changes']);
  },
};

export const ActionRejected: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.updateConflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }),
    );
    await expect(await screen.findByText('A project that has succeeded cannot be stopped')).toBeVisible();
  },
};
