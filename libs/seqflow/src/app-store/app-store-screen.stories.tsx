import {
  anAppManifest,
  anInstalledApp,
  appHandlers,
  aStoreApp,
  datainsHttp,
  happyHandlers,
  pageOf,
  reportToolHandlers,
  RNA_APP,
  WGS_APP,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import type { AppStoreSearch } from './app-store-search';
import { AppStoreScreen } from './app-store-screen';

function Page({ initial }: { readonly initial: AppStoreSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <AppStoreScreen title="QC Apps" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inSeqflowHost],
  args: { initial: { appCategory: undefined, q: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('an app links to the wizard with its id', async () => {
      const link = await canvas.findByRole('link', { name: 'Run WGS QC' });
      await expect(link).toHaveAttribute(
        'href',
        expect.stringContaining('appId=ea989ffd08517f6c4dc1edf931ac946f'),
      );
      await expect(
        await within(canvas.getByRole('article', { name: 'WGS QC' })).findByText('Installed'),
      ).toBeVisible();
    });
    await step('a report tool links to its list of reports', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Proteomics/u }));
      await expect(
        await canvas.findByRole('link', { name: /Open the reports of Proteomics QC report/u }),
      ).toHaveAttribute('href', expect.stringContaining('protqc-report'));
    });
    await step('a search filters every tab', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the apps' }), 'metabol');
      await expect(await canvas.findByText('No app matches the search')).toBeVisible();
    });
  },
};

export const Details: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of WGS QC' }));
    const drawer = await screen.findByRole('dialog', { name: 'WGS QC' });
    await step('help document', async () => {
      await expect(await within(drawer).findByRole('heading', { name: 'RNA-seq QC' })).toBeVisible();
    });
    await step('parameters of the app, beside the document', async () => {
      const parameters = within(drawer).getByRole('region', { name: 'Parameters' });
      await expect(await within(parameters).findByRole('cell', { name: 'Read 1' })).toBeVisible();
    });
    await step('the details are closed', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** Picture, rating and validity from the store, an app that is not installed, and an example of a run. */
export const FromTheStore: Story = {
  args: { initial: { appCategory: 'rnaseq', q: undefined } },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/app-manifest', ({ response }) =>
        response(200).json({
          total: 1,
          data: [anAppManifest({ example: [{ sample_id: 'one', read1: 'minio://public/a_R1.fastq.gz' }] })],
        }),
      ),
      datainsHttp.on('get', '/api/apps', ({ query, response }) =>
        response(200).json(
          pageOf(
            [
              aStoreApp({
                id: anAppManifest().id ?? '',
                icon: '/datains/apps/lab/rna-v1/icon.svg',
                rate: '4',
              }),
              aStoreApp({ title: 'lab/rna-fusions', rate: null, valid: false, icon: '/missing.svg' }),
            ],
            query,
          ),
        ),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const rna = within(await canvas.findByRole('article', { name: 'RNA-seq QC' }));
    await step('rating, author and category', async () => {
      await expect(rna.getByText('Transcriptomics')).toBeVisible();
      await expect(await rna.findByText('4 of 5 stars')).toBeVisible();
      await expect(rna.getByText('by lizhihui')).toBeVisible();
    });
    await step('an app that cannot be used has no action', async () => {
      const fusions = within(await canvas.findByRole('article', { name: 'rna-fusions' }));
      await expect(fusions.getByText('Unavailable')).toBeVisible();
      await expect(fusions.queryByRole('link')).not.toBeInTheDocument();
      await expect(await fusions.findByText('R')).toBeVisible();
    });
    await step('filter by author', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Author' }));
      await userEvent.click(await screen.findByRole('option', { name: 'lab (1)' }));
      await waitFor(() =>
        expect(canvas.queryByRole('article', { name: 'RNA-seq QC' })).not.toBeInTheDocument(),
      );
      await userEvent.click(canvas.getByRole('combobox', { name: 'Author' }));
      await userEvent.click(await screen.findByRole('option', { name: 'All authors' }));
    });
    await step('the example of a run', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Details of RNA-seq QC' }));
      const example = await screen.findByRole('region', { name: 'Example' });
      await expect(within(example).getByText('minio://public/a_R1.fastq.gz')).toBeVisible();
      await expect(await within(example).findByText('Read 1')).toBeVisible();
    });
    await step('the example is run in the wizard', async () => {
      const run = screen.getByRole('link', { name: 'Run the example of RNA-seq QC' });
      await expect(run).toHaveAttribute('href', expect.stringMatching(/appId=fd63809b.*&start=example$/u));
    });
  },
};

/** An address of an app that was removed. */
export const UnknownApp: Story = {
  args: { initial: { appCategory: undefined, q: undefined, app: 'lab/removed-v1.0.0' } },
  play: async () => {
    await expect(await screen.findByText('The store has no such app')).toBeVisible();
  },
};

/** Apps without a category have a tab of their own. */
export const OtherApps: Story = {
  args: { initial: { appCategory: 'other', q: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No app here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upload files' })).toHaveAttribute('href', '#/data/upload');
  },
};

export const StoreFails: Story = {
  beforeEach: ({ msw }) => msw.use(appHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ratings and further apps could not be loaded',
    );
    await expect(await canvas.findByRole('link', { name: 'Run WGS QC' })).toBeVisible();
  },
};

/** The engines of each app; an app whose engine is not connected says how to connect it, and cannot be run. */
export const Engines: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/installed-apps', ({ response }) =>
        response(200).json({
          total: 2,
          data: [
            anInstalledApp({ engines: [{ name: 'wes', kind: 'wes', connected: false }] }),
            anInstalledApp(WGS_APP),
          ],
        }),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await step('connected engines', async () => {
      const wgs = within(await canvas.findByRole('article', { name: 'WGS QC' }));
      await expect(await wgs.findByText('Engine: toil')).toBeVisible();
      await expect(wgs.getByText('Engine: local')).toBeVisible();
    });
    await step('an engine that is not connected', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Transcriptomics/u }));
      const rna = within(await canvas.findByRole('article', { name: 'RNA-seq QC' }));
      await expect(rna.getByText('The engine of this app is not connected: wes')).toBeVisible();
      await expect(rna.getByRole('link', { name: 'How to connect an engine' })).toHaveAttribute(
        'href',
        expect.stringContaining('engines'),
      );
      await expect(rna.queryByRole('link', { name: /^Run/u })).not.toBeInTheDocument();
    });
  },
};

export const Visitor: Story = {
  parameters: { ports: { session: { signedIn: false, email: null, groups: [] } } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in to run WGS QC' });
    await expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('appId=ea989ffd')));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(appHandlers.manifestsLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the apps');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(appHandlers.manifestsEmpty, appHandlers.installedEmpty, reportToolHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No app here yet')).toBeVisible();
  },
};

/** If the manifests fail, the other sources are shown: installed apps of the store can still be run. */
export const AppsFail: Story = {
  args: { initial: { appCategory: 'proteomics', q: undefined } },
  beforeEach: ({ msw }) =>
    msw.use(
      appHandlers.manifestsError,
      datainsHttp.on('get', '/api/apps', ({ query, response }) =>
        response(200).json(pageOf([aStoreApp({ id: RNA_APP.id, title: RNA_APP.name })], query)),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The apps could not be loaded');
    await expect(await canvas.findByRole('article', { name: 'Proteomics QC report' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Transcriptomics/u }));
    await expect(await canvas.findByRole('link', { name: /^Run .*rnaseq-qc$/u })).toBeVisible();
  },
};

export const ReportToolsFail: Story = {
  beforeEach: ({ msw }) => msw.use(reportToolHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The report tools could not be loaded');
    await expect(await canvas.findByRole('article', { name: 'WGS QC' })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '运行 WGS QC' })).toBeVisible();
  },
};
