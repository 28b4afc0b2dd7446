import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MarkdownContentsLabels } from './markdown-contents';
import { MarkdownView } from './markdown-view';
import { MARKDOWN_VIEW_USAGE } from './markdown-view-usage';

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

const meta = {
  component: MarkdownView,
  parameters: { usage: MARKDOWN_VIEW_USAGE },
  args: { source: SOURCE },
} satisfies Meta<typeof MarkdownView>;

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
    await step('external links open in a new window', () =>
      expect(canvas.getByRole('link', { name: 'the paper' })).toHaveAttribute('target', '_blank'),
    );
    await step('tables are tables', () => expect(canvas.getByRole('cell', { name: 'dB' })).toBeVisible());
    await step('words in tables do not break', () =>
      expect(canvas.getByRole('cell', { name: 'dB' })).toHaveStyle({ overflowWrap: 'break-word' }),
    );
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

const PARTED = `# Publications

See [how to cite](#how-to-cite) and [引用](#%E5%BC%95%E7%94%A8).

## Genomics

${'A line of text.\n\n'.repeat(30)}

## Proteomics

${'A line of text.\n\n'.repeat(30)}

## How to cite

Name the batch.

## 引用

写明批号。
`;

const CONTENTS: MarkdownContentsLabels = {
  label: 'On this page',
  search: {
    label: 'Search this page',
    found: (sections) => (sections === 0 ? 'Not found' : `Found in ${sections} sections`),
    start: 'Beginning of the page',
  },
};

export const Contents: Story = {
  args: { source: PARTED, contents: CONTENTS },
  play: async ({ canvas, step, userEvent }) => {
    const address = location.href;
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await step('lists the sections', () => expect(contents.getAllByRole('link')).toHaveLength(4));
    await step('moves to a section without changing the URL', async () => {
      await userEvent.click(contents.getByRole('link', { name: 'Proteomics' }));
      await expect(canvas.getByRole('heading', { name: 'Proteomics' })).toHaveFocus();
      await expect(location.href).toBe(address);
    });
    await step('links within the text work too, in any script', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'how to cite' }));
      await expect(canvas.getByRole('heading', { name: 'How to cite' })).toHaveFocus();
      await userEvent.click(canvas.getAllByRole('link', { name: '引用' })[1]!);
      await expect(canvas.getByRole('heading', { name: '引用' })).toHaveFocus();
      await expect(location.href).toBe(address);
    });
  },
};

export const SearchInTheDocument: Story = {
  args: { source: `The batch has a number.\n\n${PARTED}`, contents: CONTENTS },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search this page' });
    const search = within(canvasElement.querySelector<HTMLElement>('[data-slot="document-search"]')!);
    const results = () => search.getAllByRole('link');
    await step('lists the sections that hold the text, with the words around it', async () => {
      await userEvent.type(input, 'THE  batch');
      await expect(canvas.getByRole('status')).toHaveTextContent('Found in 2 sections');
      await expect(results().map((link) => link.textContent)).toEqual([
        'Beginning of the page',
        'How to cite',
      ]);
      await expect(
        canvas.getByText('Name the batch.', { selector: '[data-slot="document-search"] p' }),
      ).toBeVisible();
    });
    await step('marks the matches', () =>
      expect([...(CSS.highlights.get('document-search') ?? [])].map(String)).toEqual([
        'The batch',
        'the batch',
      ]),
    );
    await step('a result moves to its section', async () => {
      await userEvent.click(results()[1]!);
      await expect(canvas.getByRole('heading', { name: 'How to cite' })).toHaveFocus();
    });
    await step('a text that is nowhere is stated, and marks nothing', async () => {
      await userEvent.clear(input);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.type(input, 'metabolite');
      await expect(canvas.getByRole('status')).toHaveTextContent('Not found');
      await expect(CSS.highlights.has('document-search')).toBe(false);
    });
  },
};

/** A change log of two releases is as long as a guide of many sections. */
export const ContentsOfTwoSections: Story = {
  args: { source: '# A\n\n## One\n\n## Two', contents: CONTENTS },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link')).toHaveLength(2);
    await expect(contents.getByRole('searchbox')).toBeVisible();
  },
};

export const TooShortForContents: Story = {
  args: { source: '# A\n\n## One', contents: CONTENTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
