import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCatalogueHost } from '../testing/catalogue-host';
import { documentHandlers } from '../testing/document-handlers';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { MarkdownPreviewScreen } from './markdown-preview-screen';
import { PublicationsScreen } from './publications-screen';

const PUBLICATIONS = 'Publications from the Multi-omics Quartet Project';

/** Publications without `url`; the previewer with one. */
function Page({ url, preview = false }: { readonly url?: string; readonly preview?: boolean }) {
  return preview ? (
    <MarkdownPreviewScreen title="Markdown Previewer" search={{ url }} />
  ) : (
    <PublicationsScreen title={PUBLICATIONS} />
  );
}

const meta = {
  component: Page,
  decorators: [inCatalogueHost],
  beforeEach: ({ msw }) => msw.use(documentHandlers.publications, documentHandlers.note),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Publications: Story = {
  play: async ({ canvas, step }) => {
    await step('has one title', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 2, name: 'Main Paper' }, CHUNK_TIMEOUT),
      ).toBeVisible();
      await expect(canvas.getAllByRole('heading', { name: PUBLICATIONS })).toHaveLength(1);
    });
    await step('links open in a new window', () =>
      expect(canvas.getByRole('link', { name: /A paper/ })).toHaveAttribute('target', '_blank'),
    );
  },
};

export const PublicationsInChinese: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => msw.use(documentHandlers.publicationsChinese),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: '如何引用' }, CHUNK_TIMEOUT),
    ).toBeVisible();
  },
};

export const PublicationsEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(documentHandlers.publicationsEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Content')).toBeVisible();
  },
};

export const PublicationsFailing: Story = {
  beforeEach: ({ msw }) => msw.use(documentHandlers.publicationsError),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The document could not be loaded')).toBeVisible();
    msw.use(documentHandlers.publications);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Main Paper' }, CHUNK_TIMEOUT)).toBeVisible();
  },
};

export const Preview: Story = {
  args: { preview: true, url: '/documents/note.md' },
  play: async ({ canvas, step }) => {
    await step('the page has the title of the document, once', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'A note' }, CHUNK_TIMEOUT),
      ).toBeVisible();
      await expect(canvas.getAllByRole('heading', { name: 'A note' })).toHaveLength(1);
      await expect(canvas.queryByText('Markdown Previewer')).not.toBeInTheDocument();
    });
    await canvas.findByRole('link', { name: /Next/ }, CHUNK_TIMEOUT);
    await step('relative links are relative to the document', () =>
      expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute(
        'href',
        new URL('/documents/next.md', location.href).href,
      ),
    );
    await step('scripts of the document are removed', () =>
      expect(document.querySelector('[data-slot="markdown-view"] script')).toBeNull(),
    );
  },
};

export const PreviewWithoutAnAddress: Story = {
  args: { preview: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add the address of a Markdown file after "?url=".')).toBeVisible();
  },
};

export const PreviewOfAForeignOrigin: Story = {
  args: { preview: true, url: 'https://evil.example.net/a.md' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not open https:\/\/evil\.example\.net/)).toBeVisible();
    await expect(canvas.getByText('allowedDocumentOrigins')).toBeVisible();
  },
};
