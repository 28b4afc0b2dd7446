import { aTask, filteredTaskPage, reportHttp, taskHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inCatalogueHost, mockedReports } from '../testing/catalogue-host';
import { OwnReports } from './own-reports';

const PROTEIN = { kind: 'material', id: 'Protein-20171028' } as const;
const PAPER = { kind: 'publication', id: '10.1000/x', title: 'Ratio-based profiling' } as const;
const REPORTS = [
  aTask({ id: uuid(5, 1), name: 'batch_one', references: [PROTEIN, PAPER] }),
  aTask({ id: uuid(5, 2), name: 'batch_two', references: [PROTEIN] }),
  aTask({ id: uuid(5, 3), name: 'without_references' }),
];

const meta = {
  component: OwnReports,
  decorators: [inCatalogueHost],
  args: { kind: 'material', reports: mockedReports() },
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('get', '/api/tasks', ({ query, response }) =>
        response(200).json(filteredTaskPage(REPORTS, query)),
      ),
    ),
} satisfies Meta<typeof OwnReports>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reports are listed under the lot that they name; others are not. */
export const Materials: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Protein Materials, lot 20171028' });
    const links = within(heading.closest('section') as HTMLElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['batch_one', 'batch_two']);
    await expect(links[0]).toHaveAttribute('href', `#/datains-report/${uuid(5, 1)}`);
    await expect(canvas.queryByText('without_references')).not.toBeInTheDocument();
  },
};

export const Publications: Story = {
  args: { kind: 'publication' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ratio-based profiling' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const NoReports: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No such report yet.')).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your reports could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
