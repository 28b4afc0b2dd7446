import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { absentHistories, documentHandlers, failedHistories, noDocumentHandlers } from '../testing/documents';
import { inHomeHost } from '../testing/home-host';
import { StoryParts } from './story';

const meta = {
  component: StoryParts,
  parameters: { frame: 'page' },
  decorators: [inHomeHost],
  beforeEach: ({ msw }) => msw.use(...documentHandlers),
} satisfies Meta<typeof StoryParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('both pictures are described, and say that they are drawings', async () => {
      await expect(
        canvas.getByRole('img', { name: 'Ratios to D6: the same in both laboratories.' }),
      ).toBeVisible();
      await expect(canvas.getByText('A drawing of the principle, not measured values.')).toBeVisible();
    });
    await step('each kind of sequencing has its batches, with range and median', async () => {
      await expect(await canvas.findByText('3 batches: 90% to 97%, median 95%')).toBeVisible();
      await expect(canvas.getByText('2 batches: 26% to 98%, median 62%')).toBeVisible();
      await expect(canvas.getByText('Source: history of Quartet DNA sequencing batches')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'All figures' })).toHaveAttribute(
        'href',
        expect.stringContaining('dna-vis'),
      );
    });
    await step(
      'the totals of protein batches are beside them, and what has no history is named',
      async () => {
        await expect(await canvas.findByText('3 batches: 1 to 10, median 4.2')).toBeVisible();
        await expect(canvas.getByText('Last batch in the table, p3: 4.2, Fair')).toBeVisible();
        await expect(canvas.getByText('Source: history of Quartet proteomics batches')).toBeVisible();
        await expect(
          canvas.getByText('No history of batches is installed: Transcriptomics and Metabolomics'),
        ).toBeVisible();
      },
    );
    await step('the citation is copied with the overview paper', async () => {
      await expect(
        await canvas.findByText('Ratios of reference materials. A Journal. DOI 10.0000/one'),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the citation' }));
      await waitFor(() =>
        expect(screen.getByText(/^(Copied|The browser does not allow copying)$/)).toBeVisible(),
      );
    });
  },
};

export const DocumentsMissing: Story = {
  beforeEach: ({ msw }) => msw.use(...noDocumentHandlers),
  play: async ({ canvas, step, userEvent, msw }) => {
    await step('a failed request is not shown as absent figures, and is repeated on request', async () => {
      const retry = await canvas.findByRole('button', { name: 'Retry' });
      await expect(canvas.queryByText(/^Unknown: /)).not.toBeInTheDocument();
      msw.use(...documentHandlers);
      await userEvent.click(retry);
      await expect(await canvas.findByText('3 batches: 90% to 97%, median 95%')).toBeVisible();
    });
    await expect(canvas.getByText(/^Quartet Data Portal\. Accessed \d{4}-/)).toBeVisible();
  },
};

export const TotalsFail: Story = {
  beforeEach: ({ msw }) => msw.use(failedHistories),
  play: async ({ canvas, step, userEvent, msw }) => {
    await step('the figures of variants are shown, and the failed request can be repeated', async () => {
      await expect(await canvas.findByText('3 batches: 90% to 97%, median 95%')).toBeVisible();
      const retry = await canvas.findByRole('button', { name: 'Retry' });
      msw.use(...documentHandlers);
      await userEvent.click(retry);
      await expect(await canvas.findByText('3 batches: 1 to 10, median 4.2')).toBeVisible();
    });
  },
};

export const HostWithoutTotals: Story = {
  beforeEach: ({ msw }) => msw.use(absentHistories),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 batches: 90% to 97%, median 95%')).toBeVisible();
    await expect(canvas.queryByText(/^No history of batches/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const SiteWithoutFigures: Story = {
  parameters: { ports: { figuresUrl: null, publicationsUrl: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown: this site has no figures of published batches.')).toBeVisible();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '比值使批次可比' })).toBeVisible();
    await expect((await canvas.findAllByText(/^3 个批次/))[0]).toBeVisible();
    await expect(await canvas.findByText('表中最后一个批次 p3：4.2，一般')).toBeVisible();
  },
};
