import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StandingNotices, type StandingNoticesProps } from './standing-notices';
import { createWatched } from './watched';

function watches({ offline = false, stale = false }): Pick<StandingNoticesProps, 'connection' | 'version'> & {
  offline: { set(next: boolean): void };
} {
  const connection = createWatched(offline);
  const version = createWatched(stale);
  const start = () => () => undefined;
  return {
    offline: connection,
    connection: { ...connection, start },
    version: { ...version, start, check: async () => version.set(true), dismiss: () => version.set(false) },
  };
}

const network = watches({});

const meta = {
  component: StandingNotices,
  args: { ...watches({}), onReload: fn() },
  render: ({ connection, version, onReload }) => (
    <div className="flex min-h-80 flex-col bg-canvas">
      <p className="flex-1 p-5">A page with its last line.</p>
      <StandingNotices connection={connection} version={version} onReload={onReload} />
    </div>
  ),
} satisfies Meta<typeof StandingNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: network,
  play: async ({ canvas, step }) => {
    await step('the live region is empty while online', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('the notice appears when the connection is lost', async () => {
      network.offline.set(true);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'));
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
    await step('the notice disappears when the connection is back', async () => {
      network.offline.set(false);
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    });
  },
};

export const NewVersion: Story = {
  args: watches({ stale: true }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('offers the reload', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
      await expect(args.onReload).toHaveBeenCalledOnce();
    });
    await step('can be dismissed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    });
    await step('a missing file of this version triggers the check', async () => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      await expect(await canvas.findByText('The portal has been updated.')).toBeVisible();
    });
  },
};

export const OfflineFirst: Story = {
  args: watches({ offline: true, stale: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  args: watches({ stale: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('门户已更新。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '稍后' })).toBeVisible();
  },
};
