import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { BRAND } from '@omics-portal/api-mocks';
import { inDatasetsHost, WithSearch } from '../testing/datasets-host';
import { documentHandlers } from '../testing/document-handlers';
import { WITH_PATIENCE } from '../testing/patience';
import { ReferenceDatasetsScreen, type ReferenceDatasetsSearch } from './reference-datasets-screen';

function Page({ version }: { readonly version?: string }) {
  return (
    <WithSearch<ReferenceDatasetsSearch> initial={{ version }}>
      {(search, onSearchChange) => (
        <ReferenceDatasetsScreen search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inDatasetsHost],
  beforeEach: ({ msw }) => msw.use(documentHandlers.manifest, documentHandlers.readme),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the newest version, with the way to the data', async () => {
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
    await step('opens the document; its links start from where it lies', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Read about Small variants of four genomes' }),
      );
      const drawer = within(await screen.findByRole('dialog', { name: 'Small variants of four genomes' }));
      await expect(await drawer.findByRole('link', { name: /Table/ }, WITH_PATIENCE)).toHaveAttribute(
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

export const AnOlderVersion: Story = {
  args: { version: 'v20210909' },
  play: async ({ canvas, step, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fold changes of genes' })).toBeVisible();
    await step('another one is a choice away', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Stable Versions' }));
      await userEvent.click(await screen.findByRole('option', { name: 'v20220101' }));
      await expect(await canvas.findByRole('heading', { name: 'Fold changes of peptides' })).toBeVisible();
    });
  },
};

export const AVersionThatIsGone: Story = {
  args: { version: 'v1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fold changes of peptides' })).toBeVisible();
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
    await step('Retry asks again', async () => {
      msw.use(documentHandlers.manifest);
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('heading', { name: 'Fold changes of peptides' })).toBeVisible();
    });
  },
};

export const InChinese: Story = { globals: { locale: 'zh-CN' } };
