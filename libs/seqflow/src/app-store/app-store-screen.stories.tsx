import {
  anInstalledApp,
  appHandlers,
  datainsHttp,
  happyHandlers,
  reportToolHandlers,
  WGS_APP,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import type { AppStoreSearch } from './app-store-search';
import { AppStoreScreen } from './app-store-screen';

function Page({ initial }: { readonly initial: AppStoreSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => <AppStoreScreen search={search} onSearchChange={onSearchChange} />}
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
      await expect(
        await within(drawer).findByRole('heading', { name: 'RNA-seq QC' }, { timeout: 8000 }),
      ).toBeVisible();
    });
    await step('parameters of the app', async () => {
      await userEvent.click(within(drawer).getByRole('tab', { name: 'Parameters' }));
      await expect(await within(drawer).findByRole('cell', { name: 'Read 1' })).toBeVisible();
    });
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

/** If one source fails, the other one is shown. */
export const AppsFail: Story = {
  args: { initial: { appCategory: 'proteomics', q: undefined } },
  beforeEach: ({ msw }) => msw.use(appHandlers.manifestsError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The apps could not be loaded');
    await expect(await canvas.findByRole('article', { name: 'Proteomics QC report' })).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: '质控应用' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '运行 WGS QC' })).toBeVisible();
  },
};
