import type { ProfileLimit, QcReport } from '@omics-portal/qc-metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { address, someReports } from '../testing/compared-reports';
import { PUBLISHED_RUN } from '../testing/published-reports';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import type { ReportComparisonSearch } from './comparison-search';
import { ReportComparisonScreen } from './report-comparison-screen';

const meta = {
  decorators: [inReportsHost],
  render: () => (
    <WithSearch<ReportComparisonSearch> initial={{ reports: address(2), differences: true }}>
      {(search, onSearchChange) => (
        <ReportComparisonScreen title="Compare Reports" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LIMITS: readonly ProfileLimit[] = [
  {
    scope: 'batch',
    metric: 'total',
    origin: 'history',
    warn: { comparator: '>', limit: 5.0913, grade: 'Fair' },
    fail: { comparator: '>', limit: 3.3435, grade: 'Bad' },
  },
  {
    scope: 'batch',
    metric: 'snr',
    origin: 'history',
    warn: { comparator: '>=', limit: 16.7 },
    fail: { comparator: '>=', limit: 7.9 },
  },
  { scope: 'library', metric: 'missing', origin: 'house', warn: { comparator: '<=', limit: 30 } },
];

function withProfile(name: string, limits: readonly ProfileLimit[]): QcReport {
  const profile = { id: name, version: '1', name };
  return { ...PUBLISHED_RUN, verdict: { ...PUBLISHED_RUN.verdict, profile, limits } };
}

/** Two profiles of limits: each limit that differs has a row with the limits of both reports, below their profile. */
export const TwoProfiles: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...someReports([
        { name: 'march', figures: withProfile('House', LIMITS) },
        {
          name: 'april',
          figures: withProfile('Lab 7', [
            ...LIMITS.slice(0, 1),
            {
              scope: 'batch',
              metric: 'snr',
              origin: 'custom',
              warn: { comparator: '>=', limit: 18 },
              fail: { comparator: '>=', limit: 7.9 },
            },
          ]),
        },
      ]),
    ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Comparison of the reports' });
    await expect(
      within(table).getByRole('row', { name: /^Profile of limits differs House 1 Lab 7 1$/u }),
    ).toBeVisible();
    const snr = within(table).getByRole('row', { name: /^Limit: Signal-to-noise ratio \(SNR\) differs/u });
    const [, march, april] = within(snr).getAllByRole('cell');
    await expect(march).toHaveTextContent(/^warns unless ≥ 16\.7\sdBfails unless ≥ 7\.9\sdB$/u);
    await expect(april).toHaveTextContent(/^warns unless ≥ 18\sdBfails unless ≥ 7\.9\sdB$/u);
    await expect(
      within(table).getByRole('row', {
        name: /^Limit: Missing values, of each library differs warns unless ≤ 30\s% no limit$/u,
      }),
    ).toBeVisible();
    await expect(within(table).queryByText(/Limit: Total score/u)).not.toBeInTheDocument();
  },
};
