import { aTask, happyHandlers, reportHttp, taskHandlers } from '@omics-portal/api-mocks';
import type { Task } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const DOCUMENT = '- *Ratio-based profiling.* DOI [10.1000/x](https://doi.org/10.1000/x)';

/** Server of one report that takes changes of its facts. */
function changingServer() {
  let task: Task = aTask({ id: REPORT_ID, name: 'protein_example' });
  return [
    reportHttp.on('get', '/api/tasks/{id}', ({ response }) => response(200).json(task)),
    reportHttp.on('put', '/api/tasks/{id}', async ({ body, response }) => {
      const { measurement, references } = await body();
      task = { ...task, ...(measurement && { measurement }), ...(references && { references }) };
      return response(200).json(task);
    }),
  ];
}

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      ...changingServer(),
      storedFiles.figures(PROTEIN_EXAMPLE),
      http.get('*/documents/publications.:locale.md', () => HttpResponse.text(DOCUMENT)),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Measurement and references are changed, and then stand in the details of the report. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Measurement and references' }));
    const drawer = await screen.findByRole('dialog', { name: 'Measurement and references' });
    await step('fill in', async () => {
      await userEvent.type(await within(drawer).findByLabelText('Laboratory'), 'Lab 7');
      await userEvent.type(within(drawer).getByLabelText('Date of measurement'), '2026-03-02');
      await userEvent.click(
        within(drawer).getByRole('checkbox', { name: 'Protein materials, lot 20171028' }),
      );
      await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Ratio-based profiling' }));
      await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
    });
    await step('the details have them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Details of the report' }));
      const head = canvasElement.querySelector<HTMLElement>('[data-slot="page-header"]')!;
      await expect(await within(head).findByText('Lab 7')).toBeVisible();
      await expect(within(head).getByText('2026-03-02')).toBeVisible();
      const origin = canvasElement.querySelector<HTMLElement>('[data-section="origin"]')!;
      await expect(within(origin).getByText('Lab 7')).toBeVisible();
      await expect(canvas.queryByText('Operator')).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Protein materials, lot 20171028' })).toHaveAttribute(
        'href',
        '#/materials',
      );
      await expect(canvas.getByRole('link', { name: 'Ratio-based profiling' })).toBeVisible();
    });
  },
};

/** A refusal keeps the drawer with what was typed. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.updateRefused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Measurement and references' }));
    const drawer = await screen.findByRole('dialog', { name: 'Measurement and references' });
    await userEvent.type(await within(drawer).findByLabelText('Operator'), 'Grace');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
    await expect(await within(drawer).findByText('The report was not changed')).toBeVisible();
    await expect(within(drawer).getByLabelText('Operator')).toHaveValue('Grace');
  },
};
