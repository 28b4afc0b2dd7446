import { aTask, reportHttp, taskHandlers, taskPageOf, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHomeHost } from '../testing/home-host';
import { LatestReports } from './latest-reports';

const REPORTS = [
  aTask({ id: uuid(5, 1), name: 'plate_9', status: 'Started', verdict: null, finished_time: null }),
  aTask({ id: uuid(5, 2), name: 'plate_8', verdict: 'pass' }),
  aTask({ id: uuid(5, 3), name: 'plate_7', verdict: 'fail' }),
  aTask({ id: uuid(5, 4), name: 'plate_6', status: 'Failed', verdict: null }),
  aTask({ id: uuid(5, 5), name: 'plate_5', verdict: 'not-assessed' }),
  aTask({ id: uuid(5, 6), name: 'plate_4', verdict: 'warn' }),
];

const meta = {
  component: LatestReports,
  decorators: [inHomeHost],
  beforeEach: ({ msw }) => {
    msw.use(
      reportHttp.on('get', '/api/tasks', ({ query, response }) =>
        response(200).json(taskPageOf(REPORTS, query)),
      ),
    );
  },
} satisfies Meta<typeof LatestReports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verdicts: Story = {
  play: async ({ canvas, step }) => {
    await step('a finished report has its verdict, any other its state', async () => {
      const link = await canvas.findByRole('link', { name: 'plate_8' });
      await expect(link).toHaveAttribute('href', expect.stringContaining(uuid(5, 2)));
      const rows = canvas.getAllByRole('listitem').map((row) => row.textContent.replace(/\d{4}-.*$/, ''));
      await expect(rows).toEqual([
        'plate_9Running',
        'plate_8Pass',
        'plate_7Fail',
        'plate_6Failed',
        'plate_5Not assessed',
      ]);
    });
    await step('the rest is in the list of all reports', async () => {
      await expect(canvas.getByRole('link', { name: 'All Reports' })).toBeVisible();
    });
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('不通过')).toBeVisible();
    await expect(canvas.getByText('最新报告')).toBeVisible();
  },
};

export const None: Story = {
  beforeEach: ({ msw }) => {
    msw.use(taskHandlers.listEmpty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reports yet')).toBeVisible();
  },
};
