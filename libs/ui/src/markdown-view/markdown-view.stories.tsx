import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkdownView } from './markdown-view';

const SOURCE = `# Expression-matrix QC

Reads a table of **features by libraries** and its metadata. 读取特征矩阵及其元数据。

1. Pick the tables
2. Run

- \`data.csv\`
- \`metadata.csv\`

| figure | unit |
|--------|------|
| SNR    | dB   |
| CV     | %    |

> RC needs a reference set.

\`\`\`
library,sample
D5_1,D5
\`\`\`

See [the method](docs/method.md) and [the paper](https://example.org/paper).
`;

const meta = { component: MarkdownView, args: { source: SOURCE } } satisfies Meta<typeof MarkdownView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  args: { resolveUrl: (url) => (url.startsWith('http') ? url : `/apps/matrix-qc/${url}`) },
  play: async ({ canvas, step }) => {
    await step('headings move down by one', () =>
      expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Expression-matrix QC'),
    );
    await step('relative links are resolved', () =>
      expect(canvas.getByRole('link', { name: 'the method' })).toHaveAttribute(
        'href',
        '/apps/matrix-qc/docs/method.md',
      ),
    );
    await step('links abroad open in a window of their own', () =>
      expect(canvas.getByRole('link', { name: 'the paper' })).toHaveAttribute('target', '_blank'),
    );
    await step('tables are tables', () => expect(canvas.getByRole('cell', { name: 'dB' })).toBeVisible());
  },
};

export const Hostile: Story = {
  args: {
    source:
      '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">\n\n[press](javascript:alert(1))',
    resolveUrl: () => 'javascript:alert(2)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('press')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('script, img, [onerror]')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
};

export const NoHeadingOffset: Story = {
  args: { headingOffset: 0, source: '# Publications\n\nNone yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Publications');
  },
};
