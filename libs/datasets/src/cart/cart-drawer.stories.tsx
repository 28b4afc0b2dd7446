import {
  archiveHandlers,
  BRAND,
  dataseqHttp,
  happyHandlers,
  pageOf,
  someDataFiles,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { createCart } from '../cart-store/cart';
import { toCartFile } from '../cart-store/cart-file';
import { inDatasetsHost, memoryStorage } from '../testing/datasets-host';
import { FilledCart } from '../testing/filled-cart';
import { memoryCartLogs } from '../testing/memory-cart-log';

const COLLECTION = `${BRAND}_transcriptomics`;
const MANY = 100_000;
const RECORDS = someDataFiles(3);
const FILES = RECORDS.map((record) => toCartFile(COLLECTION, record)!);
const [SAME, REPLACED, GONE] = RECORDS;

const meta = {
  component: FilledCart,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  decorators: [inDatasetsHost],
  args: { files: () => FILES },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof FilledCart>;

export default meta;
type Story = StoryObj<typeof meta>;

const someFiles = (length: number) =>
  Array.from({ length }, (_, index) =>
    toCartFile(COLLECTION, { file_path: `minio://portal/run/${index}.raw`, file_size: 1024 })!,
  );

const theCart = async () => within(await screen.findByRole('dialog', { name: 'Cart Files' }));

export const SmallCartAsZip: Story = {
  play: async ({ userEvent }) => {
    const cart = await theCart();
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(cart.getByRole('button', { name: 'Download as zip' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.contexts[0]).toHaveAttribute('href', '/datains/api/archives/3f2a9c');
    await expect(saved.mock.contexts[0]).toHaveAttribute('download', `${BRAND}-cart.zip`);
  },
};

export const ZipThatIsRefused: Story = {
  beforeEach: ({ msw }) => msw.use(archiveHandlers.createTooLarge),
  play: async ({ userEvent }) => {
    const cart = await theCart();
    await userEvent.click(cart.getByRole('button', { name: 'Download as zip' }));
    await expect(await screen.findByText('The zip file could not be created')).toBeVisible();
  },
};

export const TooLargeForOneZip: Story = {
  parameters: { ports: { archiveMaxBytes: 1000 } },
  play: async () => {
    const button = (await theCart()).getByRole('button', { name: 'Download as zip' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      /takes at most .+, and the cart has .+: use the download kit/u,
    );
  },
};

export const ServerWithoutZips: Story = {
  parameters: { ports: { archiveMaxBytes: 0 } },
  play: async () => {
    const cart = await theCart();
    await expect(cart.getByRole('button', { name: 'Download kit' })).toBeVisible();
    await expect(cart.queryByRole('button', { name: 'Download as zip' })).not.toBeInTheDocument();
  },
};

export const ReplacedAndMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) =>
        response(200).json(pageOf([SAME!, { ...REPLACED!, file_size: 7000 }], query)),
      ),
    ),
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    const rowOf = (name: string) => within(cart.getByText(name).closest('li')!);
    await step('missing and replaced files are found when the cart opens', async () => {
      await expect(await cart.findByText('1 file is no longer in its collection')).toBeVisible();
      await expect(cart.getByText('1 file was replaced after it was added')).toBeVisible();
      await expect(rowOf(GONE!.file_name!).getByText('No longer there')).toBeVisible();
      await expect(rowOf(REPLACED!.file_name!).getByText('Replaced since')).toBeVisible();
      await expect(rowOf(SAME!.file_name!).queryByText(/since|No longer/)).not.toBeInTheDocument();
    });
    await step('missing files can be removed', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Remove them' }));
      await waitFor(() => expect(cart.queryByText(GONE!.file_name!)).not.toBeInTheDocument());
    });
    await step('replaced files can be updated', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Use the new ones' }));
      await waitFor(() => expect(cart.queryByText('Replaced since')).not.toBeInTheDocument());
      await expect(rowOf(REPLACED!.file_name!).getByText(/6\.84 KB/)).toBeVisible();
    });
    await step('both actions can be undone', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
      await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
      await expect(await cart.findByText(GONE!.file_name!)).toBeVisible();
    });
  },
};

export const LookUpFails: Story = {
  beforeEach: ({ msw }) => msw.use(dataseqHttp.failing('post', '/api/collections/{name}', 500)),
  play: async () => {
    const cart = await theCart();
    await expect(await cart.findByText('The files could not be checked')).toBeVisible();
    await expect(cart.getByText(SAME!.file_name!)).toBeVisible();
  },
};

export const ImportedList: Story = {
  args: { files: () => [] },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    const input = () => cart.getByLabelText<HTMLInputElement>('Import a list', { selector: 'input' });
    const aList = (name: string, text: string) => new File([text], name, { type: 'text/csv' });
    await expect(cart.getByText('The cart is empty')).toBeVisible();
    await step('a file of another format is rejected, with the formats of a list', async () => {
      await userEvent.upload(input(), aList('notes.csv', 'name,size\na,1\n'));
      await expect(await screen.findByText('notes.csv is not a list of files')).toBeVisible();
      await expect(cart.getByText('The cart is empty')).toBeVisible();
    });
    await step('a list is imported, and files of another site are counted', async () => {
      const lines = [
        `${COLLECTION},${SAME!.file_path}`,
        `${COLLECTION},${GONE!.file_path}`,
        'elsewhere,minio://a/b',
      ];
      await userEvent.upload(input(), aList('cart.csv', `collection,file_path\r\n${lines.join('\r\n')}\r\n`));
      await expect(await screen.findByText('2 files added to the cart')).toBeVisible();
      await expect(screen.getByText('1 entry is not a file of this site.')).toBeVisible();
      await expect(cart.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('the same list again adds nothing', async () => {
      await userEvent.upload(
        input(),
        aList('again.csv', `collection,file_path\r\n${COLLECTION},${SAME!.file_path}\r\n`),
      );
      await expect(await screen.findByText('0 files added to the cart')).toBeVisible();
      await expect(cart.getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

export const HundredThousandFiles: Story = {
  args: { files: () => someFiles(MANY) },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    const grid = await cart.findByRole('grid', { name: 'Cart Files' });
    await step('a grid renders only the visible rows', async () => {
      await expect(cart.getByText('100,000 files, 97.66 MB')).toBeVisible();
      await expect(grid).toHaveAttribute('aria-rowcount', String(MANY + 1));
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(100);
    });
    // The removal itself is tested on the built portal: React's development build takes half a minute.
    await step('some are selected for removal', async () => {
      await expect(cart.getByRole('button', { name: 'Remove 0 selected files' })).toBeDisabled();
      await userEvent.click(within(grid).getByRole('checkbox', { name: 'Choose 0.raw' }));
      await expect(cart.getByRole('button', { name: 'Remove 1 selected file' })).toBeEnabled();
    });
    await step('the last row can be reached', async () => {
      within(grid).getByRole('checkbox', { name: 'Choose 1.raw' }).focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(within(grid).getByText(`${MANY - 1}.raw`)).toBeVisible());
    });
  },
};

const saved = fn<(content: Blob) => void>();

function catchSavedFiles(): void {
  saved.mockClear();
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved(content as Blob);
    return 'blob:made-up';
  });
}

export const ExportedTable: Story = {
  beforeEach: ({ msw }) => {
    catchSavedFiles();
    const records = [{ ...SAME!, site: 'JNU', snr: 0 }, REPLACED!];
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) =>
        response(200).json(pageOf(records, query)),
      ),
    );
  },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    await userEvent.click(cart.getByRole('button', { name: 'Export the list' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (JSON)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const rows = JSON.parse(await saved.mock.calls[0]![0].text()) as Record<string, unknown>[];
    await step('rows have all fields of the records', async () => {
      await expect(rows.map(({ file_path: path }) => path)).toEqual(FILES.map(({ path }) => path));
      await expect(rows[0]).toMatchObject({ collection: COLLECTION, site: 'JNU', snr: 0, library_id: 'L1' });
    });
    await step('a missing file has the facts in the cart, and a notice says so', async () => {
      await expect(rows[2]).toMatchObject({ collection: COLLECTION, file_size: GONE!.file_size });
      await expect(rows[2]).not.toHaveProperty('library_id');
      await expect(
        await screen.findByText('For these files, the table has only the information stored in the cart.'),
      ).toBeVisible();
    });
  },
};

export const CancelledExport: Story = {
  args: { files: () => someFiles(2500) },
  beforeEach: ({ msw }) => {
    catchSavedFiles();
    let requestCount = 0;
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', async ({ query, response }) => {
        requestCount += 1;
        if (requestCount > 1) await delay('infinite');
        return response(200).json(pageOf([], query));
      }),
    );
  },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    await userEvent.click(cart.getByRole('button', { name: 'Export the list' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }));
    await step('the progress is shown', async () => {
      await expect(await cart.findByText('1,000 of 2,500')).toBeVisible();
    });
    await step('no file is saved', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(cart.queryByRole('progressbar')).not.toBeInTheDocument());
      await expect(saved).not.toHaveBeenCalled();
    });
  },
};

const full = memoryCartLogs();
full.reject(true);

export const NoSpaceInTheBrowser: Story = {
  parameters: {
    ports: { cart: createCart({ brand: BRAND, storage: memoryStorage(), openLog: full.openTab() }) },
  },
  play: async () => {
    const cart = await theCart();
    await expect(await cart.findByText('The browser has no space to store this cart')).toBeVisible();
    await expect(cart.getByText(SAME!.file_name!)).toBeVisible();
  },
};
