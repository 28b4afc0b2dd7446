import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { BRAND } from '@omics-portal/api-mocks';
import { inCatalogueHost } from '../testing/catalogue-host';
import { VisualizationScreen } from './visualization-screen';

const meta = {
  component: VisualizationScreen,
  decorators: [inCatalogueHost],
  args: { kind: 'rna' },
} satisfies Meta<typeof VisualizationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAHost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No visualisation service is connected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse the data' })).toHaveAttribute(
      'href',
      `#/data/download/${BRAND}-transcriptomics`,
    );
  },
};

export const Disabled: Story = {
  args: { kind: 'protein' },
  parameters: { ports: { visualizationHost: 'https://vis.example.org' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This visualisation is not available yet')).toBeVisible();
    await expect(canvas.queryByTitle('Proteomics')).not.toBeInTheDocument();
  },
};

export const Framed: Story = {
  parameters: { ports: { visualizationHost: `${location.origin}/vis` } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*/vis/${BRAND}-rna-vis/`, () =>
        HttpResponse.html(
          '<!doctype html><html lang="en"><title>Figures</title><main><h1>Figures</h1></main></html>',
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Transcriptomics');
    await expect(frame).toHaveAttribute('src', `${location.origin}/vis/${BRAND}-rna-vis/?lang=en-US`);
  },
};

export const TimedOut: Story = {
  args: { kind: 'dna', timeoutMs: 50 },
  parameters: { ports: { visualizationHost: `${location.origin}/never-responds` } },
  play: async ({ canvas, step }) => {
    await step('a message offers to retry or to open a window', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('The visualisation did not load');
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'Open in a new window' })).toHaveLength(2);
    });
  },
};

export const DisabledInChinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { kind: 'metabolism' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '代谢组' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '浏览数据' })).toBeVisible();
  },
};
