import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';
import { DRAWER_HINT_MS } from './head-drawer';

const HINT = 'Click me and show more details.';

/** Head of the page of a report, in drawer mode. */
const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(oneTask({ project_id: 'p-1' }), storedFiles.figures(PROTEIN_EXAMPLE), ...happyHandlers),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawerMode: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const arrow = await canvas.findByRole('button', { name: 'Details of the report' });
    await step('the details are collapsed; name, state and actions are visible', async () => {
      await expect(arrow).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByText('Report Tool')).not.toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Show the project' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('heading', { level: 1, name: 'protein_example' })).toBeVisible();
      await expect(canvas.getByText('Success')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Show Log' })).toBeVisible();
    });
    await step('the arrow expands them, also by the keyboard', async () => {
      arrow.focus();
      await userEvent.keyboard('{Enter}');
      await expect(arrow).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(canvas.getByText('Report Tool')).toBeVisible());
      await expect(canvas.getByText('The example table of the consortium')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Show the project' })).toBeVisible();
    });
    await step('the arrow collapses them', async () => {
      await userEvent.click(arrow);
      await waitFor(() => expect(canvas.getByText('Report Tool')).not.toBeVisible());
    });
  },
};

/** The hint is shown at first, and hidden after a while. */
export const Hint: Story = {
  play: async ({ canvas }) => {
    const hint = await canvas.findByText(HINT);
    await expect(hint).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(HINT)).not.toBeInTheDocument(), {
      timeout: DRAWER_HINT_MS + 4000,
    });
    await expect(canvas.getByRole('button', { name: 'Details of the report' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const HintNotNeeded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(HINT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of the report' }));
    await expect(canvas.queryByText(HINT)).not.toBeInTheDocument();
  },
};

export const DrawerInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('点击查看更多详情。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '报告的详细信息' }));
    await waitFor(() => expect(canvas.getByText('完成时间')).toBeVisible());
  },
};
