import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { someTasks } from '../testing/report-handlers';
import { ReportListPage, TASKS } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'protqc' },
  beforeEach: ({ msw }) => msw.use(someTasks(TASKS), ...happyHandlers),
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The metadata of a data table are filled in as a sheet: samples by the names of the libraries, corrected, pasted, and undone. */
export const MetadataInASheet: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await drawerWithData(canvas, userEvent);
    const openSheet = (name: string) => sheetOf(drawer, userEvent, name);
    await step(
      'libraries and the samples that they name are there, and a problem leads to its cell',
      async () => {
        const sheet = await openSheet('Fill in the metadata for these libraries');
        await waitFor(() => expect(textsOf(sheet)).toEqual(['D5_1 D5', 'LCL6_1 D6', 'QC ']));
        const problem = { name: 'Row 3, sample: Choose the sample of this library.' };
        await userEvent.click(within(sheet).getByRole('button', problem));
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName('sample, row 3'));
        await userEvent.keyboard('M8{Enter}');
        await waitFor(() => expect(textsOf(sheet)[2]).toBe('QC M8'));
        await expect(within(sheet).queryByRole('button', problem)).toBeNull();
      },
    );
    await step('a block is pasted over cells as one step of undo', async () => {
      const sheet = await screen.findByRole('dialog', { name: 'Metadata' });
      await userEvent.click(cell(sheet, 1, 2));
      await paste('F7\nF7\nM9');
      await waitFor(() => expect(textsOf(sheet)).toEqual(['D5_1 F7', 'LCL6_1 F7', 'QC M9']));
      await expect(within(sheet).getByText('Cells to correct: 1')).toBeVisible();
      await userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(textsOf(sheet)).toEqual(['D5_1 D5', 'LCL6_1 D6', 'QC M8']));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Redo' }));
      await waitFor(() => expect(textsOf(sheet)[2]).toBe('QC M9'));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(textsOf(sheet)[2]).toBe('QC M8'));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Use this table' }));
    });
    await step('the table is chosen and checked', async () => {
      await expect(await within(drawer).findByText('metadata.csv')).toBeVisible();
      await waitFor(() => expect(within(drawer).getAllByText('No problem found')).toHaveLength(2));
    });
    await step('it opens again with the corrected sample, and a wrong library is named', async () => {
      const sheet = await openSheet('Edit the metadata in a table');
      await waitFor(() => expect(textsOf(sheet)[2]).toBe('QC M8'));
      await userEvent.click(cell(sheet, 3, 1));
      await userEvent.keyboard('{F2}2{Enter}');
      const problem = { name: 'Row 3, name: The data table has no column of this name.' };
      await expect(await within(sheet).findByRole('button', problem)).toBeVisible();
    });
  },
};

/** The first sample is filled down by Ctrl+D and by the handle of its cell, each as one step of undo. */
export const SamplesFilledDown: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const drawer = await drawerWithData(canvas, userEvent);
    const sheet = await sheetOf(drawer, userEvent, 'Fill in the metadata for these libraries');
    const matched = ['D5_1 D5', 'LCL6_1 D6', 'QC '];
    const filled = ['D5_1 D5', 'LCL6_1 D5', 'QC D5'];
    const undo = () => userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(textsOf(sheet)).toEqual(matched));
    await step('Ctrl+D fills the selected cells from the first of them', async () => {
      await userEvent.click(cell(sheet, 1, 2));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
      await waitFor(() => expect(textsOf(sheet)).toEqual(filled));
      await expect(within(sheet).getByText('Filled cells: 2')).toBeInTheDocument();
      await expect(within(sheet).queryByText(/^Cells to correct/)).toBeNull();
      await undo();
      await waitFor(() => expect(textsOf(sheet)).toEqual(matched));
    });
    await step('a double click on the handle fills down to the last library', async () => {
      await userEvent.click(cell(sheet, 1, 2));
      await fireEvent.doubleClick(await waitFor(() => fillHandle(sheet)));
      await waitFor(() => expect(textsOf(sheet)).toEqual(filled));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Use this table' }));
    });
    await step('the chosen table has the filled samples', async () => {
      const again = await sheetOf(drawer, userEvent, 'Edit the metadata in a table');
      await waitFor(() => expect(textsOf(again)).toEqual(filled));
    });
  },
};

/** On a phone the names of libraries are shortened in the middle: those of one batch begin alike and differ at their ends. */
export const LongNamesOnAPhone: Story = {
  parameters: { window: 'phone' },
  play: async ({ canvas, userEvent }) => {
    const names = [
      'B1_DDA_JNU_Lumos_Firmiana_D5_1',
      'B1_DDA_JNU_Lumos_Firmiana_D5_2',
      'B1_DDA_JNU_Lumos_Firmiana_D6_1',
    ];
    const drawer = await drawerWithData(canvas, userEvent, names);
    const sheet = await sheetOf(drawer, userEvent, 'Fill in the metadata for these libraries');
    await userEvent.click(cell(sheet, 1, 2));
    const shown = [1, 2, 3].map((row) => cell(sheet, row, 1));
    await expect(shown.map(textOf)).toEqual(['B1_DD…a_D5_1', 'B1_DD…a_D5_2', 'B1_DD…a_D6_1']);
    await expect(shown.map(({ title }) => title)).toEqual(names);
    for (const { scrollWidth, clientWidth } of shown) {
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
};

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the form of a new report, and chooses a data table of three libraries. */
async function drawerWithData(
  canvas: Canvas,
  userEvent: User,
  libraries: readonly string[] = ['D5_1', 'LCL6_1', 'QC'],
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'New QC Report' }));
  const drawer = await screen.findByRole('dialog', { name: 'New QC Report' });
  await userEvent.upload(
    within(drawer).getByLabelText('Choose or drop the file: Data File'),
    new File([`rowname,${libraries.join(',')}\nTP53,21.5,20,3\n`], 'data.csv', { type: 'text/csv' }),
  );
  return drawer;
}

/** Opens the sheet by the button of this name. */
async function sheetOf(drawer: HTMLElement, userEvent: User, name: string): Promise<HTMLElement> {
  await userEvent.click(await within(drawer).findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Metadata' });
}

function cell(sheet: HTMLElement, row: number, column: number): HTMLElement {
  const found = sheet.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column + 1}"]`,
  );
  if (!found) throw new Error(`Row ${row} has no cell ${column}.`);
  return found;
}

function fillHandle(sheet: HTMLElement): HTMLElement {
  const handle = sheet.querySelector<HTMLElement>('[data-fill-handle]');
  if (!handle) throw new Error('The sheet has no fill handle.');
  return handle;
}

/** Names and samples of the three libraries. */
function textsOf(sheet: HTMLElement): string[] {
  return [1, 2, 3].map((row) => [1, 2].map((column) => textOf(cell(sheet, row, column))).join(' '));
}

/** Text of a cell, without that of its controls. */
function textOf(cell: HTMLElement): string {
  const input = cell.querySelector('input, textarea');
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    ? input.value
    : (cell.querySelector('[data-content]') ?? cell).textContent;
}

/** Pastes a text into the active cell, as Ctrl+V does. */
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  await fireEvent(document.activeElement ?? document.body, event);
}
