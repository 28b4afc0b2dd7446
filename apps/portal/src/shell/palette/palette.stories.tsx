import {
  appHandlers,
  collectionHandlers,
  happyHandlers,
  objectHandlers,
  projectHandlers,
  recordHandlers,
  SOME_PROJECTS,
  taskHandlers,
} from '@omics-portal/api-mocks';
import { Button } from '@omics-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inPortal, LIN } from '../../testing/in-portal';
import { useShellActions } from '../actions/use-shell-actions';

function OpenPalette() {
  const { openPalette } = useShellActions();
  return <Button onClick={openPalette}>Search</Button>;
}

const meta = {
  component: OpenPalette,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
  decorators: [inPortal],
} satisfies Meta<typeof OpenPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox', { name: 'Search the portal' });
const group = (name: string | RegExp) => screen.findByRole('group', { name });
const settled = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ entr/u));

/** A project of the mocked servers. */
const PROJECT = SOME_PROJECTS[0]?.project_name ?? '';

export const ByButton: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await step('finds an action by any of its names, in both languages', async () => {
      await userEvent.type(await input(), '主题 暗');
      await expect(screen.getByRole('option', { name: /Dark theme/u })).toBeVisible();
    });
    await step('"create" finds Create Project first', async () => {
      await userEvent.clear(await input());
      await userEvent.type(await input(), 'create');
      await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Create Project');
    });
    await step('closes on Escape with the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
};

export const ByKeys: Story = {
  parameters: { portal: { session: LIN } },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await step('what holds now is marked', async () => {
      await input();
      await expect(screen.getByRole('option', { name: /English.*in use/u })).toBeVisible();
      await expect(screen.getByRole('option', { name: /Light theme.*in use/u })).toBeVisible();
    });
    await step('who is signed in may log out, and has pages of their own', async () => {
      await expect(screen.getByRole('option', { name: 'Logout' })).toBeVisible();
      await expect(screen.queryByRole('option', { name: 'Login' })).not.toBeInTheDocument();
      await expect(screen.getByRole('option', { name: 'Notifications' })).toBeVisible();
    });
    await step('the same keys close it', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const FindsWork: Story = {
  parameters: { portal: { session: LIN } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await step('a project by a part of its name, with its state', async () => {
      await userEvent.type(await input(), PROJECT.slice(0, 6));
      await expect(
        await within(await group('Projects')).findByRole('option', { name: new RegExp(PROJECT, 'u') }),
      ).toBeVisible();
    });
    await step('a report by a part of its name', async () => {
      await userEvent.clear(await input());
      await userEvent.type(await input(), 'protein_batch');
      const reports = within(await group('Reports'));
      await expect((await reports.findAllByRole('option', { name: /protein_batch/u }))[0]).toBeVisible();
    });
    await step('the number of entries is announced once all have answered', settled);
  },
};

export const FindsFilesOfEachCollection: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await step('four of each, and the page that lists all', async () => {
      await userEvent.type(await input(), 'D5');
      const files = within(await group('Files: Genomics'));
      await expect((await files.findAllByRole('option')).length).toBeLessThanOrEqual(5);
      await expect(await group('Files: Proteomics')).toBeVisible();
    });
    await step('visitors are told what is left out', async () => {
      await settled();
      await expect(screen.queryByRole('group', { name: 'Projects' })).not.toBeInTheDocument();
      await expect(screen.getByRole('option', { name: /Sign in to search your projects/u })).toBeVisible();
    });
    await step('a single letter is not sent to the servers', async () => {
      await userEvent.clear(await input());
      await userEvent.type(await input(), 'q');
      await expect(screen.queryByRole('group', { name: /Files/u })).not.toBeInTheDocument();
    });
  },
};

export const OneSourceFails: Story = {
  parameters: { portal: { session: LIN } },
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError, collectionHandlers.listError),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await input(), PROJECT.slice(0, 6));
    await step('the failure is said, and the others are shown', async () => {
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(/a request failed: .*Reports/u),
      );
      await expect(await group('Projects')).toBeVisible();
    });
    await step('it can be asked again without closing', async () => {
      const reports = within(await group('Reports'));
      await userEvent.click(reports.getByRole('option', { name: 'Search again' }));
      await expect(await input()).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  parameters: { portal: { session: LIN } },
  beforeEach: ({ msw }) =>
    msw.use(
      recordHandlers.queryEmpty,
      projectHandlers.listEmpty,
      taskHandlers.listEmpty,
      appHandlers.manifestsEmpty,
      objectHandlers.listEmpty,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await input(), 'zzzzzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Nothing found\. Try/u));
  },
};

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await input();
    await expect(screen.getByRole('option', { name: 'Login' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Notifications' })).not.toBeInTheDocument();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索门户' }), 'request materials');
    await expect(await screen.findByRole('option', { name: '申请参考物质' })).toBeVisible();
  },
};
