import {
  anInstalledApp,
  aReportTool,
  aThresholdProfile,
  datainsHttp,
  happyHandlers,
  profileHandlers,
  reportHttp,
  RNA_APP,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { storedReads } from '../testing/stored-reads';
import { fillInformation, fillParameters, run, WizardPage } from '../testing/wizard-page';

const DNA = 'quartet-dseqc-report';
const RNA = 'quartet-rseqc-report';

const submitted = fn();

const meta = {
  title: 'Report of a new project',
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => {
    submitted.mockClear();
    msw.use(
      datainsHttp.on('get', '/api/installed-apps', ({ response }) =>
        response(200).json({ total: 1, data: [anInstalledApp({ reports: [DNA, RNA] })] }),
      ),
      reportHttp.on('get', '/api/manifest', ({ response }) =>
        response(200).json({
          success: true,
          total: 2,
          data: [
            aReportTool({ short_name: DNA, name: 'DNA report' }),
            aReportTool({ short_name: RNA, name: 'RNA report' }),
          ],
        }),
      ),
      datainsHttp.on('post', '/api/projects', async ({ body, response }) => {
        submitted(await body());
        return response(201).json({ message: { id: uuid(2, 9) } });
      }),
      storedReads,
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first report of the app is chosen by default. */
export const Default: Story = {
  play: async (play) => {
    const { canvas } = play;
    await fillInformation(play);
    await fillParameters(play);
    const choice = within(await canvas.findByRole('radiogroup', { name: 'Report over all samples' }));
    await expect(await choice.findByRole('radio', { name: 'DNA report' })).toBeChecked();
    await run(play);
    await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
    await expect(submitted).toHaveBeenCalledWith(expect.objectContaining({ report: DNA }));
  },
};

/** A choice outlives a reload, as the rest of the draft does. */
export const Another: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    await userEvent.click(await canvas.findByRole('radio', { name: 'RNA report' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Step' }));
    await expect(await canvas.findByRole('radio', { name: 'RNA report' })).toBeChecked();
    await run(play);
    await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
    await expect(submitted).toHaveBeenCalledWith(expect.objectContaining({ report: RNA }));
  },
};

/** Without a report the project ends as before. */
export const NoReport: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    await userEvent.click(await canvas.findByRole('radio', { name: 'No report' }));
    await run(play);
    await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(submitted).not.toHaveBeenCalledWith(expect.objectContaining({ report: expect.anything() }));
  },
};

/** Limits of the user judge the report; those of another report do not go with it. */
export const OwnLimits: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    const chooseLimits = async (name: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Limits of the report' }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await chooseLimits('Our instrument');
    await userEvent.click(await canvas.findByRole('radio', { name: 'RNA report' }));
    await expect(canvas.getByRole('combobox', { name: 'Limits of the report' })).toHaveTextContent('Default');
    await userEvent.click(await canvas.findByRole('radio', { name: 'DNA report' }));
    await chooseLimits('Our instrument');
    await run(play);
    await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
    await expect(submitted).toHaveBeenCalledWith(
      expect.objectContaining({ report: DNA, report_profile: aThresholdProfile().id }),
    );
  },
};

/** Whole genomes and exomes have histories of their own: the kind is chosen for a DNA report, and does not go with another one. */
export const Exome: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    const chooseExome = async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Sequencing' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Exome (WES)' }));
    };
    await chooseExome();
    await userEvent.click(await canvas.findByRole('radio', { name: 'RNA report' }));
    await expect(canvas.queryByRole('combobox', { name: 'Sequencing' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'DNA report' }));
    await expect(canvas.getByRole('combobox', { name: 'Sequencing' })).toHaveTextContent('Detect it');
    await chooseExome();
    await run(play);
    await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
    await expect(submitted).toHaveBeenCalledWith(
      expect.objectContaining({ report: DNA, report_sequencing: 'WES' }),
    );
  },
};

/** Limits of the user that cannot be loaded are not silently missing. */
export const LimitsNotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(profileHandlers.listError),
  play: async (play) => {
    const { canvas } = play;
    await fillInformation(play);
    await fillParameters(play);
    await expect(await canvas.findByText(/^Limits of your own could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Limits of the report' })).toHaveTextContent('Default');
  },
};
