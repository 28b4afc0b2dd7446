import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { BRAND } from '@omics-portal/api-mocks';
import { inCatalogueHost } from '../testing/catalogue-host';
import { VisualizationScreen } from './visualization-screen';

const meta = {
  component: VisualizationScreen,
  decorators: [inCatalogueHost],
  args: { title: 'Transcriptomics', kind: 'rna', search: {}, onSearchChange: fn() },
} satisfies Meta<typeof VisualizationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Query of the appearance of the host. */
const QUERY = 'lang=en-US&theme=light&primary=%231890FF';

export const WithoutAHost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No visualization service is connected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse the data' })).toHaveAttribute(
      'href',
      `#/data/download/${BRAND}-transcriptomics`,
    );
  },
};

export const Disabled: Story = {
  args: { title: 'Proteomics', kind: 'protein' },
  parameters: { ports: { visualizationHost: 'https://vis.example.org' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This visualization is not available yet')).toBeVisible();
    await expect(canvas.queryByTitle('Proteomics')).not.toBeInTheDocument();
  },
};

export const DisabledWithAService: Story = {
  args: { title: 'Proteomics', kind: 'protein', search: { view: 'feature=ALB' } },
  parameters: { ports: { visualizationHost: '/vis', visualizationPath: '{kind}' } },
  play: async ({ canvas, step }) => {
    await step('says why, and who decides where the plots are', async () => {
      await expect(
        canvas.getByText(/are preliminary: their methods and figures may still change/u),
      ).toBeVisible();
      await expect(canvas.getByText(/They can be opened in a new window\.$/u)).toBeVisible();
    });
    await expect(
      canvas.getByRole('link', { name: 'Open the visualization in a new window' }),
    ).toHaveAttribute('href', `${location.origin}/vis/protein/?${QUERY}#feature=ALB`);
    await expect(canvas.queryByTitle('Proteomics')).not.toBeInTheDocument();
  },
};

export const DisabledWithoutAHost: Story = {
  args: { title: 'Metabolomics', kind: 'metabolism' },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/此类数据的图表尚属初步结果.*管理员可在配置中设置 visualizationHost/u),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /新窗口/u })).not.toBeInTheDocument();
  },
};

/** Page of a service: with `follows` it speaks the messages of the portal, as ours does. */
function servicePage(follows: boolean): string {
  const script = `
    addEventListener('message', ({ data }) => { document.getElementById('got').textContent = JSON.stringify(data); });
    parent.postMessage({ type: 'omics-portal:ready' }, '*');
    parent.postMessage({ type: 'omics-portal:view', view: 'feature=TP53' }, '*');`;
  return `<!doctype html><html lang="en"><title>Figures</title><main><h1>Figures</h1><p id="got"></p></main>
    ${follows ? `<script>${script}</script>` : ''}</html>`;
}

export const Framed: Story = {
  parameters: { ports: { visualizationHost: `${location.origin}/vis` } },
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*/vis/${BRAND}-rna-vis/`, () => HttpResponse.html(servicePage(false)))),
  play: async ({ canvas, step }) => {
    const frame = await canvas.findByTitle('Transcriptomics');
    await step('starts with language, theme and colour of the portal', () =>
      expect(frame).toHaveAttribute('src', `${location.origin}/vis/${BRAND}-rna-vis/?${QUERY}`),
    );
    await step('runs without the origin of the portal, so that it cannot access it', () =>
      expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin'),
    );
  },
};

export const Conversation: Story = {
  args: { search: { view: 'feature=ALB' } },
  parameters: { ports: { visualizationHost: `${location.origin}/vis` } },
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*/vis/${BRAND}-rna-vis/`, () => HttpResponse.html(servicePage(true)))),
  play: async ({ canvas, step }) => {
    const frame = await canvas.findByTitle('Transcriptomics');
    await step('the page opens with the view of the address', () =>
      expect(frame.getAttribute('src')).toMatch(/#feature=ALB$/u),
    );
  },
};

export const TimedOut: Story = {
  args: { title: 'Genomics', kind: 'dna', timeoutMs: 50 },
  parameters: { ports: { visualizationHost: `${location.origin}/never-responds` } },
  play: async ({ canvas, step }) => {
    await step('a message offers to retry or to open a window', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('The visualization did not load');
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'Open in a new window' })).toHaveLength(2);
    });
  },
};

export const DisabledInChinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { title: '代谢组', kind: 'metabolism' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '代谢组' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '浏览数据' })).toBeVisible();
  },
};
