import { notificationHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inPortal, LIN } from '../../testing/in-portal';
import { NotificationBell } from '../account/notification-bell';
import { PANEL_SPINNER_MS, LazyPanel } from '../lazy/lazy-panel';
import { lazyPart } from '../lazy/lazy-part';
import { aConfig } from '../../testing/portal';
import { ToolsMenu } from '../tools/tools-menu';

const meta = {
  component: ToolsMenu,
  decorators: [
    (Story) => (
      <div className="flex min-h-120 items-start justify-end p-4">
        <Story />
      </div>
    ),
    inPortal,
  ],
} satisfies Meta<typeof ToolsMenu>;

/** Links that a configured site has. */
const links = {
  ...aConfig().links,
  docs: '#/markdown-previewer?url=/documents/guide.{locale}.md',
  repository: 'https://code.example.org',
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Tools: Story = {
  parameters: { portal: { session: LIN, parts: { config: aConfig({ links }) } } },
  play: async ({ canvas, step, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Tools' });
    await userEvent.click(button);
    const tiles = await canvas.findByRole('list', { name: 'Apps' });
    await step('what every site has, in two columns of a panel 300 px wide', async () => {
      await expect(
        within(tiles)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Home', 'Documentation', 'Fast File Transfer', 'File Browser', 'GitHub Repos']);
      await expect(getComputedStyle(tiles).gridTemplateColumns.split(' ')).toHaveLength(2);
      await expect(tiles.parentElement?.parentElement?.getBoundingClientRect().width).toBe(300);
    });
    await step('another site opens in a new window, a page of ours does not', async () => {
      await expect(canvas.getByRole('link', { name: 'GitHub Repos' })).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name: 'Documentation' })).not.toHaveAttribute('target');
      await expect(canvas.getByRole('link', { name: 'File Browser' })).toHaveAttribute(
        'href',
        '/seq-flow/file-manager',
      );
    });
    await step('documentation, feedback, tour and theme stand below them', async () => {
      await expect(canvas.getByRole('link', { name: 'Docs' })).toBeVisible();
      for (const name of ['Feedback', 'Tour', 'Change to the dark theme', 'Theme settings']) {
        await expect(canvas.getByRole('button', { name })).toBeVisible();
      }
    });
    await step('Escape closes, and focus is on the button again', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(tiles).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
  },
};

export const AppsOfTheSite: Story = {
  parameters: {
    portal: {
      parts: {
        config: aConfig({
          apps: [
            { name: { 'en-US': 'Mail', 'zh-CN': '邮件' }, icon: 'mail', link: 'https://mail.example.org' },
            { name: 'Your notifications', icon: 'no-such-icon', link: 'notifications' },
            { name: 'A_tile_with_a_very_long_name_without_blanks', icon: 'lab', link: 'app-store' },
          ],
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tools' }));
    await expect(await canvas.findByRole('link', { name: 'Mail' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Your notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    const list = canvas.getByRole('list', { name: 'Apps' });
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

const never = lazyPart(() => new Promise<never>(() => undefined));
const gone = lazyPart(() => Promise.reject(new Error('gone')));

export const PanelThatDoesNotCome: Story = {
  render: () => <LazyPanel part={never} props={{}} />,
  play: async ({ canvas, step }) => {
    await step('a spinner, for two seconds at most', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
      const retry = await canvas.findByRole(
        'button',
        { name: 'Retry' },
        { timeout: PANEL_SPINNER_MS + 1500 },
      );
      await expect(retry).toBeVisible();
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    });
  },
};

export const PanelThatFails: Story = {
  render: () => <LazyPanel part={gone} props={{}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded')).toBeVisible();
  },
};

export const Bell: Story = {
  parameters: { portal: { session: LIN } },
  render: () => <NotificationBell />,
  beforeEach: ({ msw }) =>
    msw.use(
      notificationHandlers.list,
      http.get('*/documents/*', () => HttpResponse.text('## Release v0.1.1\n')),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const bell = await canvas.findByRole('link', { name: /unread/u });
    await step('a click leads to all notifications', () =>
      expect(bell).toHaveAttribute('href', expect.stringMatching(/\/notifications$/u)),
    );
    const button = canvas.getByRole('button', { name: 'Show notifications' });
    await step('the button shows the first ones, and Escape takes them away', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByText('rna_batch_2 has finished')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
    await step('so does a mouse that rests on the bell, until it leaves', async () => {
      await userEvent.hover(bell);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.unhover(bell);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('the versions stand beside them', async () => {
      await userEvent.click(button);
      await userEvent.click(await canvas.findByRole('tab', { name: 'Change Logs' }));
      await expect(await canvas.findByText('Release v0.1.1')).toBeVisible();
    });
  },
};

export const BellWithoutResponse: Story = {
  parameters: { portal: { session: LIN } },
  render: () => <NotificationBell />,
  beforeEach: ({ msw }) => msw.use(notificationHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /number unknown/u })).toBeVisible();
  },
};

export const Feedback: Story = {
  parameters: { portal: { session: LIN } },
  play: async ({ canvas, step, userEvent }) => {
    const tools = await canvas.findByRole('button', { name: 'Tools' });
    const openForm = async () => {
      await userEvent.click(tools);
      await userEvent.click(await canvas.findByRole('button', { name: 'Feedback' }));
    };
    await openForm();
    await step('begins with the address of who is signed in', async () => {
      await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('lin@example.org');
    });
    await step('begins anew with each opening, and gives focus back', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /Subject/u }), 'Half a thought');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(tools).toHaveFocus();
      await openForm();
      await expect(await screen.findByRole('textbox', { name: /Subject/u })).toHaveValue('');
    });
  },
};
