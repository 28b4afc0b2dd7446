import { aNotification, datainsHttp, notificationHandlers, pageOf } from '@omics-portal/api-mocks';
import { createDatainsClient, type Notification } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { BellPanel } from './bell-panel';

const client = createDatainsClient({
  baseUrl: `${location.origin}/datains`,
  locale: () => 'en-US',
  fetch: (request) => globalThis.fetch(request),
});

const LOG = '# Change log\n\n## Release v0.1.1\n\n- The bell has a panel.\n';

const meta = {
  component: BellPanel,
  args: {
    client,
    href: '#/notifications',
    subjectHref: ({ kind, id }) => `#/${kind}/${id}`,
    onFollow: fn(),
    changeLog: { url: '/documents/changelog.en-US.md', version: '0.1.1' },
  },
  decorators: [
    (Story) => (
      <div className="w-100 max-w-full rounded-card border border-border bg-raised p-2 text-sm">
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      notificationHandlers.list,
      notificationHandlers.update,
      http.get('/documents/changelog.en-US.md', () => HttpResponse.text(LOG)),
    ),
} satisfies Meta<typeof BellPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A service in which these are unread until they are marked. */
function unread(ids: readonly number[]) {
  const left = new Set(ids);
  return [
    datainsHttp.on('get', '/api/notifications', ({ response, query }) => {
      const shown = ids.filter((id) => left.has(id) || query.get('status') !== 'Unread');
      return response(200).json(
        pageOf(
          shown.map((id) => aNotification({ id, title: `Job ${id}`, status: 'Unread' })),
          query,
        ),
      );
    }),
    datainsHttp.on('put', '/api/notifications/{id}', ({ params, response }) => {
      left.delete(Number(params.id));
      return response(204).empty();
    }),
  ];
}

export const MarksOne: Story = {
  beforeEach: ({ msw }) => msw.use(...unread([1, 2])),
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as read: Job 1' }));
    await step('it goes, the other stays, and focus is kept', async () => {
      await waitFor(() => expect(canvas.queryByText('Job 1')).not.toBeInTheDocument());
      await expect(canvas.getByText('Job 2')).toBeVisible();
      await expect(document.body).not.toHaveFocus();
    });
    await step('all of them are elsewhere', async () => {
      const all = canvas.getByRole('link', { name: 'View all' });
      await expect(all).toHaveAttribute('href', '#/notifications');
      all.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(all);
      await expect(args.onFollow).toHaveBeenCalledOnce();
    });
  },
};

export const LinksToWhatFailed: Story = {
  beforeEach: ({ msw }) => {
    let isRead = false;
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ response, query }) => {
        const { created_time: _missing, ...failure } = aNotification({
          id: 1,
          title: 'Project prot_batch has failed',
          outcome: 'failed',
          subject: { kind: 'project', id: 'p1' },
        });
        // A service that leaves the time out breaks the contract, and must not break the bell.
        return response(200).json(pageOf(isRead ? [] : [failure as Notification], query));
      }),
      datainsHttp.on('put', '/api/notifications/{id}', ({ response }) => {
        isRead = true;
        return response(204).empty();
      }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Project prot_batch has failed' });
    await expect(link).toHaveAttribute('href', '#/project/p1');
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByText('0000-00-00 00:00')).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Nothing unread')).toBeVisible();
  },
};

export const MarksAll: Story = {
  beforeEach: ({ msw }) => msw.use(...unread(Array.from({ length: 12 }, (_, index) => index + 1))),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the first ten, and how many there are', async () => {
      await expect(await canvas.findByText('12 unread')).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('Nothing unread')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  },
};

export const MarkingFails: Story = {
  beforeEach: ({ msw }) => msw.use(notificationHandlers.updateError, ...unread([1])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as read: Job 1' }));
    await expect(await canvas.findByText('The notification could not be changed')).toBeVisible();
    await expect(canvas.getByText('Job 1')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(notificationHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing unread')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(notificationHandlers.listError),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Notifications could not be loaded')).toBeVisible();
    msw.use(...unread([7]));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Job 7')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ response, query }) =>
        response(200).json(
          pageOf(
            [
              aNotification({
                title:
                  'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_without_a_blank_in_it has failed',
                description: 'The sheet does not name its columns. '.repeat(12),
              }),
            ],
            query,
          ),
        ),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Quartet_DNA/u)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const ChangeLogs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Change Logs' }));
    await expect(await canvas.findByRole('heading', { name: 'Release v0.1.1' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Change log' })).not.toBeInTheDocument();
  },
};

export const ChangeLogMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('/documents/changelog.en-US.md', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Change Logs' }));
    await expect(await canvas.findByText('The change log could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const VersionAlone: Story = {
  args: { changeLog: { url: '', version: '0.1.1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Change Logs' }));
    await expect(canvas.getByText('Release v0.1.1')).toBeVisible();
  },
};
