import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import { BRAND } from '@omics-portal/api-mocks';
import { inCatalogueHost, WithSearch } from '../testing/catalogue-host';
import { documentHandlers } from '../testing/document-handlers';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { ReferenceDatasetsScreen, type ReferenceDatasetsSearch } from './reference-datasets-screen';

function Page({ version }: { readonly version?: string }) {
  return (
    <WithSearch<ReferenceDatasetsSearch> initial={{ version }}>
      {(search, onSearchChange) => (
        <>
          <ReferenceDatasetsScreen
            title="Browse & Download"
            search={search}
            onSearchChange={onSearchChange}
          />
          <output aria-label="Address">{search.version}</output>
        </>
      )}
    </WithSearch>
  );
}

/** Card of a data set, by its title. */
const datasetOf = async (canvas: { findByRole: typeof screen.findByRole }, name: string) =>
  within(await canvas.findByRole('article', { name }));

const meta = {
  component: Page,
  decorators: [inCatalogueHost],
  beforeEach: ({ msw }) => msw.use(documentHandlers.manifest, documentHandlers.readme),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('has the title of the route', () =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Browse & Download' })).toBeVisible(),
    );
    await step('shows the newest version, with a link to the data', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'Small variants of four genomes' }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('link', { name: 'Browse the data of Small variants of four genomes' }),
      ).toHaveAttribute('href', `#/data/download/${BRAND}-genomics`);
    });
    await step('shows no picture of an origin that is not allowed', () =>
      expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
    );
    await step('opens the document, whose links are relative to it', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Read about Small variants of four genomes' }),
      );
      const drawer = within(await screen.findByRole('dialog', { name: 'Small variants of four genomes' }));
      await expect(await drawer.findByRole('link', { name: /Table/ }, CHUNK_TIMEOUT)).toHaveAttribute(
        'href',
        new URL('/documents/reference-datasets/dna/table.csv', location.href).href,
      );
      await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    });
    await step('does not open a document of an origin that is not allowed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Read about Fold changes of peptides' }));
      await expect(await screen.findByText('This address is not opened')).toBeVisible();
    });
  },
};

export const FilesAndTerms: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const dataset = await datasetOf(canvas, 'Small variants of four genomes');
    await step('a file has its size, checksums to copy, and a link to download it', async () => {
      await expect(dataset.getByText('254.15 KB (260,250 bytes)')).toBeVisible();
      await expect(dataset.getByText('cc1d3170def062102f2d565ccad485f7')).toBeVisible();
      const link = dataset.getByRole('link', { name: 'Download calls of D5.vcf.gz' });
      await expect(link).toHaveAttribute('download', 'calls of D5.vcf.gz');
      await expect(link).toHaveAttribute(
        'href',
        new URL('/documents/reference-datasets/v20220101/calls%20of%20D5.vcf.gz', location.href).href,
      );
    });
    await step('missing facts are named, and no address of another site is opened', async () => {
      await expect(dataset.getAllByText('Size unknown')).toHaveLength(2);
      await expect(
        dataset.getAllByText('No checksum is given: the download cannot be verified.'),
      ).toHaveLength(2);
      await expect(dataset.getByText('This portal does not open the address of this file.')).toBeVisible();
      await expect(dataset.getByText('This file has no address.')).toBeVisible();
      await expect(dataset.getAllByRole('link', { name: /^Download/ })).toHaveLength(1);
    });
    await step('checksum and citation are copied unchanged', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(dataset.getByRole('button', { name: 'Copy the SHA-256 of calls of D5.vcf.gz' }));
      await expect(writeText).toHaveBeenLastCalledWith(
        '8a6c8db8ae4647b3c1d8f6a06009eb37f572985dfc7ea3d71c52fb9d0dcd48c2',
      );
      await userEvent.click(
        dataset.getByRole('button', { name: 'Copy the citation of Small variants of four genomes' }),
      );
      await expect(writeText).toHaveBeenLastCalledWith(
        'Small variants of four genomes, v20220101.\nA paper. https://doi.org/10.0000/example',
      );
    });
    await step('the licence links to its text', () =>
      expect(dataset.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
        'href',
        new URL('/documents/reference-datasets/LICENCE', location.href).href,
      ),
    );
  },
};

export const OldManifest: Story = {
  play: async ({ canvas }) => {
    const dataset = await datasetOf(canvas, 'Fold changes of genes');
    await expect(dataset.getByText('This version has no files.')).toBeVisible();
    await expect(dataset.getAllByText('not stated')).toHaveLength(2);
    await expect(dataset.queryByRole('button', { name: /Checksums/ })).not.toBeInTheDocument();
  },
};

export const OlderVersion: Story = {
  args: { version: 'v20210909' },
  play: async ({ canvas, step, userEvent }) => {
    const older = await datasetOf(canvas, 'Small variants of two genomes');
    await step('a data set without this version says so and shows its newest', async () => {
      const newest = await datasetOf(canvas, 'Fold changes of peptides');
      await expect(newest.getByText(/There is no version v20210909 of this dataset/)).toBeVisible();
      await expect(older.queryByText(/There is no version/)).not.toBeInTheDocument();
    });
    await step('the select lists versions, newest first, and changes one data set', async () => {
      const name = 'Stable versions of Small variants of two genomes';
      await userEvent.click(older.getByRole('combobox', { name }));
      const options = await screen.findAllByRole('option');
      await expect(options.map((option) => option.textContent)).toEqual(['v20220101', 'v20210909']);
      await userEvent.click(screen.getByRole('option', { name: 'v20220101' }));
      await datasetOf(canvas, 'Small variants of four genomes');
      await expect(canvas.getByLabelText('Address')).toHaveTextContent('v20210909,DNA:v20220101');
    });
  },
};

export const MissingVersion: Story = {
  args: { version: 'DNA:v1' },
  play: async ({ canvas }) => {
    const dataset = await datasetOf(canvas, 'Small variants of four genomes');
    await expect(
      dataset.getByText('There is no version v1 of this dataset; v20220101, the newest, is shown.'),
    ).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(documentHandlers.manifestLoading) };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(documentHandlers.manifestEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reference datasets')).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(documentHandlers.manifestError),
  play: async ({ canvas, msw, step, userEvent }) => {
    await expect(await canvas.findByText('The reference datasets could not be loaded')).toBeVisible();
    await step('Retry sends the request again', async () => {
      msw.use(documentHandlers.manifest);
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('heading', { name: 'Fold changes of peptides' })).toBeVisible();
    });
  },
};

export const InChinese: Story = { globals: { locale: 'zh-CN' } };
