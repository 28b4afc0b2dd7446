import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { inCatalogueHost, WithSearch } from '../testing/catalogue-host';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { twoPages } from '../testing/two-pages';
import type { MaterialsSearch } from './materials-search';
import { MaterialsScreen } from './materials-screen';

function Page({ specification }: { readonly specification?: MaterialsSearch['specification'] }) {
  return (
    <WithSearch<MaterialsSearch> initial={{ specification }}>
      {(search, onSearchChange) => (
        <MaterialsScreen title="Reference Materials" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inCatalogueHost],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/documents/materials/:file', ({ params }) =>
        HttpResponse.arrayBuffer(twoPages(String(params['file'])), {
          headers: { 'content-type': 'application/pdf' },
        }),
      ),
    ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step }) => {
    const metabolite = within(canvas.getByRole('region', { name: 'Metabolite Materials' }));
    await step('the number of cells is written as a power', () =>
      expect(metabolite.getByText('extract of about 10⁶ cells')).toBeVisible(),
    );
    await step('vials have the name of their colour', async () => {
      const row = within(metabolite.getByRole('row', { name: /F7/ }));
      await expect(row.getByText('Father')).toBeVisible();
      await expect(row.getByText('Yellow')).toBeVisible();
    });
    await step('each kind has its own request', () =>
      expect(canvas.getByRole('link', { name: 'Request Protein Materials' })).toHaveAttribute(
        'href',
        '#/request-materials?materialsType=Protein',
      ),
    );
  },
};

export const Specifications: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('a card opens its own document', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Read the specification: RNA Materials' }));
      await expect(canvas.getByRole('tab', { name: 'RNA Materials' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(await canvas.findByText('rna.en-US.pdf, page 1', undefined, CHUNK_TIMEOUT)).toBeVisible();
    });
    await step('the page before the first is the last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(await canvas.findByText('rna.en-US.pdf, page 2', undefined, CHUNK_TIMEOUT)).toBeVisible();
    });
    await step('another tab shows another document from its first page', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Protein Materials' }));
      await expect(
        await canvas.findByText('protein.en-US.pdf, page 1', undefined, CHUNK_TIMEOUT),
      ).toBeVisible();
    });
  },
};

export const FromALink: Story = {
  args: { specification: 'Metabolite' },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Metabolite Materials' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    tab.scrollIntoView();
    await expect(
      await canvas.findByText('metabolite.en-US.pdf, page 1', undefined, CHUNK_TIMEOUT),
    ).toBeInTheDocument();
  },
};

export const SpecificationMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/documents/materials/:file', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the specification: DNA Materials' }));
    await expect(await canvas.findByText('Preview unavailable', undefined, CHUNK_TIMEOUT)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the file' })).toBeVisible();
  },
};

export const WithoutSpecifications: Story = {
  parameters: {
    ports: {
      documentUrls: {
        publications: '',
        materialsTerms: '',
        materialsSpecification: '',
        referenceDatasetsManifest: '',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'DNA Materials' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /specification/ })).not.toBeInTheDocument();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看说明书：DNA 参考物质' }));
    await waitFor(
      () => expect(canvas.getByRole('spinbutton', { name: '页码' })).toHaveValue(1),
      CHUNK_TIMEOUT,
    );
  },
};
