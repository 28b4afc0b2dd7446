import { BRAND, dataseqHttp, happyHandlers, pageOf, someDataFiles } from '@omics-portal/api-mocks';
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
    await step('are found when the cart is opened, and told apart', async () => {
      await expect(await cart.findByText('1 file is no longer in its collection')).toBeVisible();
      await expect(cart.getByText('1 file was replaced since')).toBeVisible();
      await expect(rowOf(GONE!.file_name!).getByText('No longer there')).toBeVisible();
      await expect(rowOf(REPLACED!.file_name!).getByText('Replaced since')).toBeVisible();
      await expect(rowOf(SAME!.file_name!).queryByText(/since|No longer/)).not.toBeInTheDocument();
    });
    await step('what is gone is taken out', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Remove them' }));
      await waitFor(() => expect(cart.queryByText(GONE!.file_name!)).not.toBeInTheDocument());
    });
    await step('what was replaced is taken anew', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Take the new ones' }));
      await waitFor(() => expect(cart.queryByText('Replaced since')).not.toBeInTheDocument());
      await expect(rowOf(REPLACED!.file_name!).getByText(/6\.84 KB/)).toBeVisible();
    });
    await step('and both can be undone', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
      await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
      await expect(await cart.findByText(GONE!.file_name!)).toBeVisible();
    });
  },
};

export const CannotBeLookedUp: Story = {
  beforeEach: ({ msw }) => msw.use(dataseqHttp.failing('post', '/api/collections/{name}', 500)),
  play: async () => {
    const cart = await theCart();
    await expect(await cart.findByText('The files could not be looked up')).toBeVisible();
    await expect(cart.getByText(SAME!.file_name!)).toBeVisible();
  },
};

export const AListIsImported: Story = {
  args: { files: () => [] },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    const input = () => cart.getByLabelText<HTMLInputElement>('Import a list', { selector: 'input' });
    const aList = (name: string, text: string) => new File([text], name, { type: 'text/csv' });
    await expect(cart.getByText('The cart is empty')).toBeVisible();
    await step('a file that is no list changes nothing, and says what could be one', async () => {
      await userEvent.upload(input(), aList('notes.csv', 'name,size\na,1\n'));
      await expect(await screen.findByText('notes.csv holds no list of files')).toBeVisible();
      await expect(cart.getByText('The cart is empty')).toBeVisible();
    });
    await step('a list comes in, and what is of another site is counted', async () => {
      const lines = [
        `${COLLECTION},${SAME!.file_path}`,
        `${COLLECTION},${GONE!.file_path}`,
        'elsewhere,minio://a/b',
      ];
      await userEvent.upload(input(), aList('cart.csv', `collection,file_path\r\n${lines.join('\r\n')}\r\n`));
      await expect(await screen.findByText('2 files put into the cart')).toBeVisible();
      await expect(screen.getByText('1 entry names no file of this site.')).toBeVisible();
      await expect(cart.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('the same list again adds nothing', async () => {
      await userEvent.upload(
        input(),
        aList('again.csv', `collection,file_path\r\n${COLLECTION},${SAME!.file_path}\r\n`),
      );
      await expect(await screen.findByText('0 files put into the cart')).toBeVisible();
      await expect(cart.getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

export const AHundredThousandFiles: Story = {
  args: { files: () => someFiles(MANY) },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    const grid = await cart.findByRole('grid', { name: 'Cart Files' });
    await step('are one grid, of which only the rows in sight are drawn', async () => {
      await expect(cart.getByText('100,000 files, 97.66 MB')).toBeVisible();
      await expect(grid).toHaveAttribute('aria-rowcount', String(MANY + 1));
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(100);
    });
    // That they go, and how fast, is shown on the built portal: what React notes for developers takes half a minute here.
    await step('of which some are chosen to be taken out', async () => {
      await expect(cart.getByRole('button', { name: 'Remove 0 selected files' })).toBeDisabled();
      await userEvent.click(within(grid).getByRole('checkbox', { name: 'Choose 0.raw' }));
      await expect(cart.getByRole('button', { name: 'Remove 1 selected file' })).toBeEnabled();
    });
    await step('and the last row is reached', async () => {
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

export const ATableOfTheFiles: Story = {
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
    await step('has what the collection says of each, more than the cart knows', async () => {
      await expect(rows.map(({ file_path: path }) => path)).toEqual(FILES.map(({ path }) => path));
      await expect(rows[0]).toMatchObject({ collection: COLLECTION, site: 'JNU', snr: 0, library_id: 'L1' });
    });
    await step('and what the cart knew of a file that is gone, which is said', async () => {
      await expect(rows[2]).toMatchObject({ collection: COLLECTION, file_size: GONE!.file_size });
      await expect(rows[2]).not.toHaveProperty('library_id');
      await expect(await screen.findByText('Of these, the table has only what the cart knew.')).toBeVisible();
    });
  },
};

export const ATableIsStopped: Story = {
  args: { files: () => someFiles(2500) },
  beforeEach: ({ msw }) => {
    catchSavedFiles();
    let asked = 0;
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', async ({ query, response }) => {
        asked += 1;
        if (asked > 1) await delay('infinite');
        return response(200).json(pageOf([], query));
      }),
    );
  },
  play: async ({ step, userEvent }) => {
    const cart = await theCart();
    await userEvent.click(cart.getByRole('button', { name: 'Export the list' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }));
    await step('says how far it is', async () => {
      await expect(await cart.findByText('1,000 of 2,500')).toBeVisible();
    });
    await step('and leaves nothing behind', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(cart.queryByRole('progressbar')).not.toBeInTheDocument());
      await expect(saved).not.toHaveBeenCalled();
    });
  },
};

const full = memoryCartLogs();
full.refuse(true);

export const NoRoomInTheBrowser: Story = {
  parameters: {
    ports: { cart: createCart({ brand: BRAND, storage: memoryStorage(), openLog: full.openTab() }) },
  },
  play: async () => {
    const cart = await theCart();
    await expect(await cart.findByText('The browser has no room for this cart')).toBeVisible();
    await expect(cart.getByText(SAME!.file_name!)).toBeVisible();
  },
};
