import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { BRAND } from '@omics-portal/api-mocks';
import { inDatasetsHost } from '../testing/datasets-host';
import { VisualizationScreen } from './visualization-screen';

const meta = {
  component: VisualizationScreen,
  decorators: [inDatasetsHost],
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
    await expect(frame).toHaveAttribute('src', `${location.origin}/vis/${BRAND}-rna-vis/`);
  },
};
