import { aChartNote, chartNoteHandlers, happyHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { batchOf, storedBatches } from '../testing/batch-reports';
import { PROTEIN_EXAMPLE, withMetrics } from '../testing/published-reports';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { RNA_READS } from '../testing/rna-reports';
import { ControlChartScreen } from './control-chart-screen';
import { type ControlChartSearch, readControlChartSearch } from './control-chart-search';
// Loaded on demand, transformed before the clock of a story starts.
import '../chart-notes/note-editor';

function Page({ initial }: { readonly initial: object }) {
  return (
    <WithSearch<ControlChartSearch> initial={readControlChartSearch(initial)}>
      {(search, onSearchChange) => (
        <ControlChartScreen title="Control Charts" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

/** Ten batches: of the limits of the first five, the seventh breaks 1-3s and the tenth 2-2s. */
const SNR = [18, 18.4, 17.8, 18.2, 18.1, 18.3, 19, 18.2, 18.6, 18.65];
const TEN = SNR.map((snr, index) => batchOf(`batch_${index + 1}`, snr));

const meta = {
  component: Page,
  decorators: [inReportsHost],
  args: { initial: { baseline: 5 } },
  beforeEach: ({ msw }) => msw.use(...storedBatches(TEN), ...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenBatches: Story = {
  beforeEach: ({ msw }) => msw.use(chartNoteHandlers.listEmpty, ...storedBatches(TEN), ...happyHandlers),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Points of the control chart' });
    await step('the newest report is out of control, and the rule is named', async () => {
      const state = canvas.getByText('Out of control');
      await expect(state).toBeVisible();
      await expect(
        canvas.getByText(
          /^batch_10 breaks 2-2s: two values in a row beyond 2 SD, on one side; 1-2s, a warning/,
        ),
      ).toHaveTextContent('2 of 10 reports break a rule other than the warning.');
      await expect(canvas.getByText(/^Center 18.100 dB, SD 0.224 dB: the first 5 reports/)).toBeVisible();
    });
    await step('the points are links to their reports, marked by shape and in words', async () => {
      const seventh = await canvas.findByRole('link', { name: /^batch_7: .*1-3s: one value beyond 3 SD/ });
      await expect(seventh.getAttribute('href')).toMatch(/^#\/datains-report\/.+0007$/);
      const shapeOf = (name: RegExp) =>
        canvas.getByRole('link', { name }).querySelector('path')?.getAttribute('d');
      const shapes = [/^batch_1: /, /^batch_7: /, /^batch_10: /].map(shapeOf);
      await expect(new Set(shapes).size).toBe(3);
      await expect(canvasElement.querySelectorAll('[data-band]')).toHaveLength(1);
      canvas.getByRole('link', { name: /^batch_1: / }).focus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('link', { name: /^batch_10: / })).toHaveFocus();
    });
    await step('the table has the same figures', async () => {
      await expect(within(table).getAllByRole('row')).toHaveLength(11);
      const row = within(table).getByRole('row', { name: /batch_7/ });
      await expect(row).toHaveTextContent(/19.000\sdB4.025\sSD1-3s: one value beyond 3 SD/);
      await expect(within(table).getByRole('row', { name: /batch_8/ })).toHaveTextContent(/none$/);
    });
    await step('limits of the published history are another baseline', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Limits from' }));
      await userEvent.click(await screen.findByRole('option', { name: 'the published history' }));
      await expect(await canvas.findByText(/the published history of \d+ batches/)).toBeVisible();
      await expect(canvas.getByText(/^batch_10 breaks 10-x: ten values in a row/)).toBeVisible();
    });
  },
};

/** On a phone the chart has the width of the window, and a point can be reached. */
export const TenBatchesOnAPhone: Story = {
  parameters: { window: 'phone' },
  play: async ({ canvas }) => {
    const point = await canvas.findByRole('link', { name: /^batch_10: / });
    const { left, right } = point.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText('Out of control')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const written = fn();

/** Notes of a server that keeps them. */
function noteServer() {
  const notes = [aChartNote({ noted_on: '2022-05-23', text: 'New column' })];
  const deleted = new Set<string>();
  return [
    reportHttp.on('get', '/api/chart-notes', ({ response }) => {
      const data = notes.filter(({ id }) => !deleted.has(id));
      return response(200).json({ total: data.length, data });
    }),
    reportHttp.on('post', '/api/chart-notes', async ({ body, response }) => {
      const { noted_on, text, group_name = null, ...rest } = await body();
      written({ noted_on, text, group_name, ...rest });
      const note = aChartNote({ id: uuid(7, 9), noted_on, text, group_name });
      notes.push(note);
      return response(201).json(note);
    }),
    reportHttp.on('put', '/api/chart-notes/{id}', ({ params, response }) => {
      deleted.delete(params.id ?? '');
      return response(200).json(notes[0] ?? aChartNote());
    }),
    reportHttp.on('delete', '/api/chart-notes/{id}', ({ params, response }) => {
      deleted.add(params.id ?? '');
      return response(204).empty();
    }),
  ];
}

/** A note is in the chart, in its table and in a list; another one is written, and a deletion is undone. */
export const Notes: Story = {
  args: { initial: { baseline: 5, laboratory: 'Lab 7' } },
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(...noteServer(), ...storedBatches(TEN), ...happyHandlers);
  },
  play: async ({ canvas, step, userEvent }) => {
    const points = await canvas.findByRole('table', { name: 'Points of the control chart' });
    const notes = canvas.getByRole('table', { name: 'Notes on the history' });
    await step('the note stands before the report of its day', async () => {
      const row = await within(points).findByRole('row', { name: /2022-05-23 New column/ });
      await expect(row).toHaveTextContent('batch_4');
      const mark = { name: '2022-05-23: New column' };
      await expect(await canvas.findByRole('img', mark)).toBeVisible();
      const noted = within(notes).getByRole('row', { name: /New column/ });
      await expect(noted).toHaveTextContent('all reports of the tool');
    });
    await step(
      'a note without words is refused, a complete one is written for the chosen laboratory',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
        const dialog = await screen.findByRole('dialog', { name: 'New note on the control charts' });
        await expect(dialog).toHaveTextContent('Laboratory Lab 7');
        await userEvent.click(within(dialog).getByRole('button', { name: 'Save the note' }));
        await expect(await within(dialog).findByText('Write what happened.')).toBeVisible();
        await expect(within(dialog).getByText('Choose the day.')).toBeVisible();
        await expect(within(dialog).getByLabelText(/^Day/)).toHaveFocus();
        await userEvent.type(within(dialog).getByLabelText(/^Day/), '2022-05-26');
        await userEvent.type(within(dialog).getByRole('textbox', { name: /^What happened/ }), 'Recalibrated');
        await userEvent.click(within(dialog).getByRole('combobox', { name: /^Who sees it/ }));
        await userEvent.click(await screen.findByRole('option', { name: 'The group Proteomics' }));
        await userEvent.click(within(dialog).getByRole('button', { name: 'Save the note' }));
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
        await expect(written).toHaveBeenCalledWith({
          plugin_name: 'quartet-protqc-report',
          noted_on: '2022-05-26',
          text: 'Recalibrated',
          laboratory: 'Lab 7',
          instrument: null,
          group_name: 'Proteomics',
        });
        await expect(await within(notes).findByRole('row', { name: /Recalibrated/ })).toBeVisible();
      },
    );
    await step('a deleted note leaves the focus beside it, and comes back', async () => {
      await userEvent.click(within(notes).getByRole('button', { name: 'Delete the note New column' }));
      await waitFor(() => expect(within(notes).queryByText('New column')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Write a note' })).toHaveFocus();
      await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);
      await expect(await within(notes).findByText('New column')).toBeVisible();
    });
  },
};

/** The address of an alert: the page tells of the chosen report. */
export const ChosenReport: Story = {
  args: { initial: { baseline: 5, tool: 'quartet-protqc-report', figure: 'snr', report: uuid(5, 7) } },
  beforeEach: ({ msw }) => msw.use(chartNoteHandlers.listEmpty, ...storedBatches(TEN), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('State of the chosen report')).toBeVisible();
    await expect(canvas.getByText(/^batch_7 breaks 1-3s: one value beyond 3 SD/)).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Points of the control chart' });
    await expect(within(table).getByRole('row', { name: /batch_7 chosen/ })).toBeVisible();
    await expect(canvas.getByText('No note yet')).toBeVisible();
  },
};

/** A published band that is far away is described in words, and shown on request. */
export const FarBand: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...storedBatches(SNR.map((snr, index) => batchOf(`batch_${index + 1}`, snr * 10))),
      ...happyHandlers,
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByText(/^The published history .* lies below the values and the limits/),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^batch_1: / })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-band]')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('switch', { name: 'Widen the scale to the published history' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-band]')).toHaveLength(1));
  },
};

const TOTALS = [5, 5.02, 5.3].map((mean, index) => {
  const total = { value: 7 - index, history: { mean, sd: 2, n: 32, source: 'proteomics-quartet' } };
  return { name: `total_${index}`, figures: withMetrics(PROTEIN_EXAMPLE, { total }) };
});
export const Totals: Story = {
  args: { initial: { figure: 'total' } },
  beforeEach: ({ msw }) => msw.use(...storedBatches(TOTALS), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The scale of a total includes its own batch/)).toBeVisible();
  },
};

export const OneUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...storedBatches([...TEN, { name: 'torn_file', figures: '<html>' }, batchOf('no_snr', null)]),
      ...happyHandlers,
    ),
  play: async ({ canvas }) => {
    const unread = (
      await canvas.findByText('The figures of 1 report could not be read; it is not in the chart')
    ).closest('[role=status]') as HTMLElement;
    await expect(within(unread).getByRole('link', { name: 'torn_file' })).toBeVisible();
    await expect(unread).toHaveTextContent('Its content is not what this portal expects.');
    const without = canvas
      .getByText('1 report has no value of this figure')
      .closest('[role=status]') as HTMLElement;
    await expect(within(without).getByRole('link', { name: 'no_snr' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Points of the control chart' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
  },
};

export const OneReport: Story = {
  beforeEach: ({ msw }) => msw.use(...storedBatches(TEN.slice(0, 1)), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cannot be known')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Points of the control chart' });
    await expect(within(table).getByRole('row', { name: /batch_1/ })).toHaveTextContent(
      /not knownnot known$/,
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...storedBatches([]), ...happyHandlers),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No report has this figure')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Report Tool' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Metabolomics report' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Report Tool' })).toHaveTextContent('Metabolomics report'),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Figure' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Recall' }));
    await expect(canvas.getByRole('combobox', { name: 'Figure' })).toHaveTextContent('Recall');
  },
};

export const Chinese: Story = {
  ...TenBatches,
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('失控')).toBeVisible();
    const table = canvas.getByRole('table', { name: '质控图的各点' });
    await expect(within(table).getByText('2-2s：连续两个值在同一侧超出 2 SD')).toBeVisible();
  },
};

/** Batches with counts, which have the figures of the example on proteins, and one without. */
const COUNTED = [20, 20.5, 19.8].map((snr, index) => batchOf(`counted_${index + 1}`, snr));
const UNCOUNTED = { name: 'reads_alone', figures: RNA_READS };

/** Reports without counts are named, and are no points. */
export const SomeWithoutCounts: Story = {
  args: { initial: { tool: 'rseqc' } },
  beforeEach: ({ msw }) => msw.use(...storedBatches([...COUNTED, UNCOUNTED], 'rseqc'), ...happyHandlers),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Points of the control chart' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + COUNTED.length);
    await expect(canvas.getByText('1 report has no value of this figure')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'reads_alone' })).toBeVisible();
  },
};

/** All reports are without counts: there is no chart, and the reports are named. */
export const AllWithoutCounts: Story = {
  args: { initial: { tool: 'rseqc', figure: 'total' } },
  beforeEach: ({ msw }) => msw.use(...storedBatches([UNCOUNTED, UNCOUNTED], 'rseqc'), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report has this figure')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'reads_alone' })).toHaveLength(2);
  },
};
