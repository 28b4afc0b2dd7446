import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CHECKED, limitLine } from '../testing/limit-line';
import { METABOLITE_EXAMPLE, PUBLISHED_RUN } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  parameters: { window: 'phone' },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({}),
      storedFiles.figures(PUBLISHED_RUN),
      storedFiles.log('Success', 'Verdict: fail'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is wider than the window: wide tables and charts scroll by themselves. */
async function expectFits() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** The verdict, a missed limit with its value, and the charts fit a phone. */
export const Proteins: Story = {
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: 'Verdict' });
    await expect(within(verdict).getByRole('heading', { name: 'Fail' })).toBeVisible();
    await expect(
      limitLine(verdict, CHECKED, /^Fail.*Relative correlation \(RC\).*0\.827limit ≥ 0\.932/u),
    ).toBeVisible();
    for (const name of ['Principal components (PCA)', 'Agreement with the reference set']) {
      const chart = await canvas.findByRole('figure', { name });
      const { left, right } = chart.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expectFits();
  },
};

/** Figures that cannot be computed keep their reason and remedy. */
export const MetabolitesInChinese: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(METABOLITE_EXAMPLE)),
  play: async ({ canvas }) => {
    const verdict = await canvas.findByRole('region', { name: '结论' });
    await expect(within(verdict).getByRole('heading', { name: '不通过' })).toBeVisible();
    await expect(canvas.getAllByText(/metabolomics-quartet/u)[0]).toBeVisible();
    await canvas.findByRole('figure', { name: /PCA/u });
    await expectFits();
  },
};

/** Width between the margins of a page of 390 pixels, with the wider padding that cards have in the wide window of a story. */
const PHONE = 366;

const boxesIn = (section: Element, selector: string) =>
  [...section.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** The choices above the charts leave the whole of the button that links to their section. */
export const ChoicesBesideLinks: Story = {
  globals: { locale: 'zh-CN' },
  decorators: [
    (Story) => (
      <div style={{ width: PHONE }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup', { name: '样本对' });
    const sections = [...canvasElement.querySelectorAll('[data-section]:has([role="radiogroup"])')];
    await expect(sections).not.toEqual([]);
    for (const section of sections) {
      const [link] = boxesIn(section, 'button[aria-label="复制此视图的链接"]');
      const covering = boxesIn(section, 'input[type="radio"]').filter(
        ({ right, top }) => right > link!.left && top < link!.bottom,
      );
      await expect(covering).toEqual([]);
    }
  },
};
