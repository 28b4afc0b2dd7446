import { happyHandlers, objectHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inStorageHost, WithSearch } from '../testing/storage-host';
import { FileManagerScreen } from './file-manager-screen';
import type { FileManagerSearch } from './file-manager-search';

const HOME: FileManagerSearch = { path: undefined, find: undefined, sort: undefined };
const searched = fn();
const requested = fn();

function Page() {
  return (
    <WithSearch initial={HOME}>
      {(search, onSearchChange) => (
        <FileManagerScreen
          title="File Management"
          search={search}
          onSearchChange={(next) => {
            searched(next);
            onSearchChange(next);
          }}
        />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inStorageHost],
  beforeEach: ({ msw }) => {
    searched.mockClear();
    requested.mockClear();
    msw.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/buckets/users'))
        requested(searchParams.get('page'), searchParams.get('per_page'));
    });
    msw.use(objectHandlers.listMany, ...happyHandlers);
    return () => msw.events.removeAllListeners();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HundredThousandFiles: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Files and folders' });
    await expect(await within(grid).findByRole('button', { name: 'sample_000000.fastq.gz' })).toBeVisible();
    await expect(canvas.getByText('Total 100,000 items')).toBeVisible();
    await step('few of the rows are rendered, and few are loaded', async () => {
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    });
    await step('a window in the middle is loaded when it is shown', async () => {
      grid.scrollTop = grid.scrollHeight / 2;
      await waitFor(() =>
        expect(
          within(grid).getAllByRole('button', { name: /^sample_0[45]\d+\.fastq\.gz$/u })[0],
        ).toBeVisible(),
      );
      grid.scrollTop = grid.scrollHeight;
      await expect(await within(grid).findByRole('button', { name: 'sample_099999.fastq.gz' })).toBeVisible();
      const windows = requested.mock.calls.filter(([, perPage]) => perPage === '100');
      await expect(windows.length).toBeLessThan(12);
    });
    await step('all rows are as many as an action takes, and the limit is said', async () => {
      await userEvent.click(within(grid).getByRole('checkbox', { name: 'Select All Rows' }));
      const bar = within(await canvas.findByRole('group', { name: 'Selected items' }));
      await expect(await bar.findByText('Selected 1,000 / 100,000 items')).toBeVisible();
      await expect(await screen.findByText('The first 1,000 items are selected')).toBeVisible();
      await userEvent.click(bar.getByRole('button', { name: 'Unselect All Rows' }));
      await waitFor(() =>
        expect(canvas.queryByRole('group', { name: 'Selected items' })).not.toBeInTheDocument(),
      );
    });
  },
};

/** A store that counts some entries after a page knows of more where the list is scrolled, and of no fewer afterwards. */
export const AtLeastSoManyFiles: Story = {
  beforeEach: ({ msw }) => msw.use(objectHandlers.listCounted),
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Files and folders' });
    await expect(await canvas.findByText('At least 10,100 items')).toBeVisible();
    await expect(canvas.queryByText('Not all files were read')).not.toBeInTheDocument();
    await step('the end of the list moves on', async () => {
      grid.scrollTop = grid.scrollHeight;
      await expect(await canvas.findByText(/^At least (19|20),\d00 items$/u)).toBeVisible();
    });
    await step('and stays there at the beginning', async () => {
      grid.scrollTop = 0;
      await expect(await within(grid).findByRole('button', { name: 'sample_000000.fastq.gz' })).toBeVisible();
      await expect(canvas.getByText(/^At least (19|20),\d00 items$/u)).toBeVisible();
    });
  },
};

export const ChoiceByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Files and folders' });
    await within(grid).findByRole('button', { name: 'sample_000000.fastq.gz' });
    const first = within(grid).getByRole('checkbox', { name: 'Select sample_000000.fastq.gz' });
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(await canvas.findByText('Selected 2 / 100,000 items')).toBeVisible();
    await expect(within(grid).getByRole('checkbox', { name: 'Select sample_000002.fastq.gz' })).toBeChecked();
  },
};

export const SortedAndSearched: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Files and folders' });
    await step('the service sorts', async () => {
      await userEvent.click(within(grid).getByRole('button', { name: /^Size/u }));
      await expect(searched).toHaveBeenLastCalledWith({ ...HOME, sort: 'size:asc' });
    });
    await step('the service searches all folders below, and the names are paths', async () => {
      const box = await canvas.findByRole('searchbox', { name: 'Search this folder and all folders below' });
      await userEvent.type(box, '42{Enter}');
      await expect(searched).toHaveBeenLastCalledWith({ ...HOME, sort: 'size:asc', find: '42' });
      await expect(await canvas.findByRole('button', { name: 'run1/sample_010042.fastq.gz' })).toBeVisible();
      await expect(canvas.getByText('Total 3 items')).toBeVisible();
    });
  },
};

/** On a phone the headers of size and time are not shown: a list of orders has their place, and the same state. */
export const SortedOnAPhone: Story = {
  parameters: { window: 'phone' },
  decorators: [
    (Story) => (
      <div className="max-w-97.5">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Files and folders' });
    await within(grid).findByRole('button', { name: 'sample_000000.fastq.gz' });
    await expect(within(grid).queryByRole('button', { name: /^Size/u })).not.toBeInTheDocument();
    const order = () => canvas.findByRole('combobox', { name: 'Sort the files' });
    await step('an order is chosen by the keyboard', async () => {
      await expect(await order()).toHaveTextContent('Usual order');
      (await order()).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('size, l{Enter}');
      await expect(searched).toHaveBeenLastCalledWith({ ...HOME, sort: 'size:desc' });
      await expect(await order()).toHaveTextContent('Size, largest first');
    });
    await step('the header of the names has the same state', async () => {
      await userEvent.click(await within(grid).findByRole('button', { name: /^File Name/u }));
      await expect(searched).toHaveBeenLastCalledWith({ ...HOME, sort: 'name:asc' });
      await expect(await order()).toHaveTextContent('File name, A to Z');
    });
    await step('the default order has no parameter', async () => {
      await userEvent.click(await order());
      await userEvent.click(await screen.findByRole('option', { name: 'Usual order' }));
      await expect(searched).toHaveBeenLastCalledWith(HOME);
    });
  },
};
