import {
  anInstalledApp,
  appHandlers,
  datainsHttp,
  happyHandlers,
  objectHandlers,
  projectHandlers,
  RNA_APP,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { storedReads } from '../testing/stored-reads';
import { addSamples, fillInformation, fillParameters, run, WizardPage } from '../testing/wizard-page';

const meta = {
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(storedReads, ...happyHandlers),
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

export const ThroughThreeSteps: Story = {
  beforeEach: ({ msw }) => {
    submitted.mockClear();
    msw.use(
      datainsHttp.on('post', '/api/projects', async ({ request, body, response }) => {
        submitted(request.headers.get('Idempotency-Key'), await body());
        return response(201).json({ message: { id: uuid(2, 9) } });
      }),
    );
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await step('step 1: information about the project', () => fillInformation(play));
    await step('step 2: samples from the files of two folders', () => fillParameters(play));
    await step('the summary names the engine', async () => {
      const engine = await canvas.findByText('Engine');
      await expect(engine.parentElement).toHaveTextContent('Enginelocal');
    });
    await step('step 3: a summary of the samples', async () => {
      const samples = within(canvas.getByRole('region', { name: 'Jobs to run (2)' }));
      await expect(samples.getByRole('row', { name: /run1_D5_1 D5_1_R1.fastq.gz/u })).toBeVisible();
      await expect(canvas.getByText('All parameters have the defaults of the app.')).toBeVisible();
    });
    await step('two presses create one project, and link to it', async () => {
      const button = canvas.getByRole('button', { name: 'Run Assessment' });
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.dblClick(button);
      await expect(await canvas.findByRole('link', { name: 'Open the project' })).toHaveAttribute(
        'href',
        `#/data/qc-job-management/${uuid(2, 9)}`,
      );
      await expect(submitted).toHaveBeenCalledOnce();
      await expect(submitted).toHaveBeenCalledWith(
        expect.stringMatching(/^[0-9a-f-]{36}$/u),
        expect.objectContaining({
          project_name: 'run1_test',
          description: 'two libraries',
          app_id: RNA_APP.id,
          app_name: RNA_APP.name,
          author: 'ada@example.org',
          samples: [
            {
              sample_id: 'ada_D5_1',
              read1: 'minio://users/data/ada/D5_1_R1.fastq.gz',
              read2: 'minio://users/data/ada/D5_1_R2.fastq.gz',
            },
            expect.objectContaining({ sample_id: 'run1_D5_1' }),
          ],
        }),
      );
    });
    await step('the draft is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(await canvas.findByRole('textbox', { name: /Assessment Name/u })).toHaveValue('');
    });
  },
};

export const RequiredInformation: Story = {
  args: { initial: { appId: undefined, step: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Please Enter a Name for the Assessment')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Assessment Name/u })).toHaveFocus();
    await expect(canvas.getByText('Please Enter a Description of the Project')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Assessment App/u })).toHaveAccessibleDescription(
      'Please Choose a Assessment App',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Assessment Name/u }), 'a b');
    await expect(canvas.getByRole('textbox', { name: /Assessment Name/u })).toHaveAccessibleDescription(
      /5 to 64 letters, digits and underscores/u,
    );
    await expect(canvas.getAllByText(/5 to 64 letters, digits and underscores/u)).toHaveLength(1);
  },
};

/** The name is checked while it is typed. */
export const NameWhileTyping: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('get', '/api/check-projects', ({ query, response }) =>
        query.get('project_name') === 'run1_broken'
          ? response(500).json({ message: 'The check failed' })
          : response(200).json({
              total: query.get('project_name') === 'run1_taken' ? 1 : 0,
              page: 1,
              per_page: 10,
              data: [],
            }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Assessment Name/u });
    await userEvent.type(name, '1run');
    await expect(canvas.getByText('The name must not start with a digit.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'run');
    await expect(canvas.getByText('The name must have 5 to 64 characters; this one has 3.')).toBeVisible();
    await userEvent.type(name, '1_free');
    await expect(await canvas.findByText('This name is free.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'run1_taken');
    await expect(await canvas.findByText('This name is taken. Names are shared by all users.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'run1_broken');
    await expect(await canvas.findByText(/It is not known whether the name is free/u)).toBeVisible();
    await expect(canvas.queryByText('This name is free.')).not.toBeInTheDocument();
  },
};

export const NameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.nameTaken),
  play: async (play) => {
    await fillInformation(play);
    await expect(await play.canvas.findByText(/A project with this name exists already/u)).toBeVisible();
    await expect(play.canvas.getByRole('textbox', { name: /Assessment Name/u })).toHaveFocus();
  },
};

/** While it is unknown whether the name is free, the wizard stays at the first step. */
export const NameCheckFails: Story = {
  beforeEach: ({ msw }) => msw.use(datainsHttp.failing('get', '/api/check-projects', 500)),
  play: async (play) => {
    await fillInformation(play);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'It could not be checked whether the name is free',
    );
    await expect(play.canvas.getByRole('textbox', { name: /Assessment Name/u })).toHaveValue('run1_test');
  },
};

/** Without samples the wizard stays; an invalid cell is listed, and its entry leads to the cell. */
export const ProblemsOfSamples: Story = {
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await fillInformation(play);
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    await step('no samples', async () => {
      await expect(await canvas.findByText('No samples yet')).toBeVisible();
      await next();
      await expect(canvas.getByText('Not Found Any Samples, Please Check Your Input.')).toBeVisible();
    });
    await step('a duplicate id, with a way to its cell', async () => {
      await addSamples(play);
      await userEvent.click(canvas.getByRole('gridcell', { name: 'run1_D5_1' }));
      await userEvent.keyboard('ada_D5_1{Enter}');
      await next();
      const problem = await canvas.findByRole('button', {
        name: 'Row 2, Sample ID: Another job has the same id.',
      });
      await userEvent.click(problem);
      await expect(document.activeElement).toHaveAccessibleName(/Sample ID, row 2|ada_D5_1/u);
    });
    await step('undo restores the id', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('gridcell', { name: 'run1_D5_1' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText(/Please correct these cells/u)).not.toBeInTheDocument());
    });
  },
};

/**
 * A missing file stops the start; the finding leads to its cell. Checks that failed to run are listed. The server has no call for
 * many files.
 */
export const FilesMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      objectHandlers.metasUnknown,
      datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object-meta', ({ query, response }) =>
        query.get('key')?.includes('run1/')
          ? response(404).json({ message: 'Object does not exist' })
          : response(200).json({ meta: { bucket: 'users', key: query.get('key') ?? '', length: 5 } }),
      ),
      datainsHttp.failing('get', '/api/services/{service}/buckets/{bucket}/object', 500),
    ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    const errors = await canvas.findByText('Errors, which must be corrected (2)');
    await expect(errors).toBeVisible();
    await expect(canvas.getByText(/^Could not be checked/u)).toBeVisible();
    await expect(canvas.queryByText(/no problem found/u)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Run Assessment' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Row 2, Read 1' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/run1\/D5_1_R1|row 2/u));
  },
};

/** A rejected submission shows the reason, and preserves everything that was entered. */
export const SubmissionRejected: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.createUnprocessable),
  play: async (play) => {
    const { canvas } = play;
    await fillInformation(play);
    await fillParameters(play);
    await run(play);
    await expect(await canvas.findByText(/The project was not created/u)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('An input file does not exist');
    await expect(canvas.getByRole('region', { name: 'Jobs to run (2)' })).toBeVisible();
  },
};

/** An app whose engine is not connected cannot be submitted; the notice says how to connect one. */
export const EngineNotConnected: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/installed-apps', ({ response }) =>
        response(200).json({
          total: 1,
          data: [anInstalledApp({ engines: [{ name: 'wes', kind: 'wes', connected: false }] })],
        }),
      ),
    ),
  play: async (play) => {
    const { canvas } = play;
    await fillInformation(play);
    await fillParameters(play);
    await expect(await canvas.findByRole('button', { name: 'Run Assessment' })).toBeDisabled();
    await expect(canvas.getByText('The engine of this app is not connected: wes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How to connect an engine' })).toBeVisible();
  },
};

/** The summary estimates the time by the earlier jobs of the app, if the engine knows them. */
export const EstimatedTime: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/installed-apps', ({ response }) => {
        const known = {
          name: 'local',
          kind: 'local',
          connected: true,
          job_slots: 1,
          median_seconds: 45,
        } as const;
        return response(200).json({ total: 1, data: [anInstalledApp({ engines: [known] })] });
      }),
    ),
  play: async (play) => {
    await fillInformation(play);
    await fillParameters(play);
    const estimate = await play.canvas.findByText('Estimated Time');
    await expect(estimate.parentElement).toHaveTextContent('about 1m 30s');
    await expect(estimate.parentElement).toHaveTextContent('usually takes 45s, and 1 job runs at once');
  },
};

export const AppNotInstalled: Story = {
  beforeEach: ({ msw }) => msw.use(appHandlers.installedEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The app of this link is not installed')).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { initial: { appId: undefined, step: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText('请输入项目名称')).toBeVisible();
    await expect(canvas.getByText('请输入项目描述')).toBeVisible();
  },
};
