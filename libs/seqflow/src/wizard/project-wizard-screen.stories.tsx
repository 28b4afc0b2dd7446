import {
  anInstalledApp,
  appHandlers,
  datainsHttp,
  happyHandlers,
  projectHandlers,
  RNA_APP,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { fillInformation, fillParameters, pick, WizardPage } from '../testing/wizard-page';

const meta = {
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
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
    await step('step 2: parameters of the app, with files from the cart', () => fillParameters(play));
    await step('the summary names the engine', async () => {
      const engine = await canvas.findByText('Engine');
      await expect(engine.parentElement).toHaveTextContent('Enginelocal');
    });
    await step('step 3: one row for each job', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Read 1 of job 2' })).toHaveValue(
        'minio://portal/genomics/D6_1_R1.fastq.gz',
      );
      await expect(canvas.getByRole('textbox', { name: 'Read 2 of job 2' })).toHaveValue(
        'minio://portal/genomics/D6_1_R1.fastq.gz',
      );
    });
    await step('an edited cell is marked, and its edit can be discarded', async () => {
      const cell = canvas.getByRole('textbox', { name: 'Sample ID of job 1' });
      await userEvent.clear(cell);
      await userEvent.type(cell, 'D5_1{Enter}');
      await expect(
        await canvas.findByRole('button', { name: 'Discard the edit of Sample ID of job 1' }),
      ).toBeVisible();
    });
    await step('two presses create one project, and link to it', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Run Assessment' }));
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
              sample_id: 'D5_1',
              read1: 'minio://portal/genomics/D5_1_R1.fastq.gz',
              read2: 'minio://portal/genomics/D6_1_R1.fastq.gz',
            },
            expect.objectContaining({ read1: 'minio://portal/genomics/D6_1_R1.fastq.gz' }),
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

/** The first invalid field of an app's form gets the focus. */
export const RequiredParameters: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    const count = await canvas.findByRole('spinbutton', { name: /Sample ID/u });
    await userEvent.clear(count);
    await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    await expect(count).toHaveFocus();
    await expect(count).toBeInvalid();
    await userEvent.type(count, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    await expect(canvas.getByRole('button', { name: 'Select Files: Read 1' })).toHaveFocus();
  },
};

/** Confirming an unchanged picker preserves the chosen files; cancelling discards changes. */
export const PickerPreservesChoice: Story = {
  play: async (play) => {
    const { canvas, userEvent, step } = play;
    await fillInformation(play);
    await pick(play, 'Read 1', ['D5_1_R1.fastq.gz']);
    await step('confirm without a change', async () => {
      await pick(play, 'Read 1', []);
      await expect(await canvas.findByText('D5_1_R1.fastq.gz')).toBeVisible();
    });
    await step('files from storage, and by path', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select Files: Read 1' }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('tab', { name: 'My files' }));
      await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'D5_1_R2.fastq.gz' }));
      await userEvent.click(within(dialog).getByRole('tab', { name: 'By path' }));
      await userEvent.type(
        within(dialog).getByRole('textbox', { name: 'Storage link' }),
        'minio://users/notes.txt{Enter}',
      );
      await expect(
        await within(dialog).findByText(/Only files that end in/u, { selector: 'span' }),
      ).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: 'Confirm (2)' })).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.queryByText('D5_1_R2.fastq.gz')).not.toBeInTheDocument();
    });
  },
};

/** A rejected submission shows the reason, and preserves everything that was entered. */
export const SubmissionRejected: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.createUnprocessable),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Assessment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An input file does not exist');
    await expect(await canvas.findByRole('textbox', { name: 'Read 1 of job 1' })).toBeVisible();
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
