import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) => msw.use(oneTask({}), storedFiles.figures(PROTEIN_EXAMPLE), ...happyHandlers),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Programs write their logs in English; a reader of another language gets their content from the report. */
export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => {
    const problem = { file: 'fastqc.zip', code: 'dna.broken-archive', params: {} };
    msw.use(storedFiles.log('Success', `Verdict: pass\nPROBLEM ${JSON.stringify(problem)}`));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看日志' }));
    const drawer = await screen.findByRole('dialog', { name: '日志' });
    const problems = await within(drawer).findByRole('region', { name: '文件中的问题' });
    await expect(problems).toHaveTextContent('fastqc.zip: 无法解压该压缩包');
    await expect(await within(drawer).findByText('4,831 个特征，12 个文库')).toBeVisible();
    await expect(within(drawer).getByText('通过')).toBeVisible();
    const lines = await within(drawer).findByText('日志内容');
    await expect(lines.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(lines);
    await expect(await within(drawer).findByText('Verdict: pass')).toBeVisible();
  },
};
