import {
  appHandlers,
  datainsHttp,
  happyHandlers,
  projectHandlers,
  RNA_APP,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { DraftStorage } from '@omics-portal/resources';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import { emptyDraft, wizardDrafts } from '../draft/wizard-draft';
import { memoryDrafts } from '../testing/memory-drafts';
import { ProjectWizardScreen } from './project-wizard-screen';
import type { ProjectWizardSearch } from './wizard-search';

/** The button stands in for a reload: everything that is not stored is gone. */
function Page({ initial }: { readonly initial: ProjectWizardSearch }) {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <WithSearch key={loads} initial={initial}>
        {(search, onSearchChange) => <ProjectWizardScreen search={search} onSearchChange={onSearchChange} />}
      </WithSearch>
      <button type="button" className="mt-6" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
    </>
  );
}

const meta = {
  component: Page,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fillInformation({ canvas, userEvent }: Play) {
  await canvas.findByRole('combobox', { name: /Assessment App/u });
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: /Assessment App/u })).toHaveTextContent('rnaseq-qc'),
  );
  await userEvent.type(canvas.getByRole('textbox', { name: /Assessment Name/u }), 'run1_test');
  await userEvent.type(canvas.getByRole('textbox', { name: /Description/u }), 'two libraries');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
}

async function pick({ canvas, userEvent }: Play, field: string, files: readonly string[]) {
  await userEvent.click(await canvas.findByRole('button', { name: `Select Files: ${field}` }));
  const dialog = await screen.findByRole('dialog', { name: `Select Files: ${field}` });
  for (const file of files) {
    await userEvent.click(within(dialog).getByRole('checkbox', { name: file }));
  }
  await userEvent.click(within(dialog).getByRole('button', { name: /^Confirm/u }));
}

async function fillParameters(play: Play) {
  const { canvas, userEvent } = play;
  const count = await canvas.findByRole('spinbutton', { name: /Sample ID/u });
  await userEvent.clear(count);
  await userEvent.type(count, '2');
  await pick(play, 'Read 1', ['D5_1_R1.fastq.gz', 'D6_1_R1.fastq.gz']);
  await pick(play, 'Read 2', ['D6_1_R1.fastq.gz']);
  await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
}

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
    await step('step 1: what the project is', () => fillInformation(play));
    await step('step 2: what the app asks for, with files from the cart', () => fillParameters(play));
    await step('step 3: the jobs, one a row', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Read 1 of job 2' })).toHaveValue(
        'minio://portal/genomics/D6_1_R1.fastq.gz',
      );
      await expect(canvas.getByRole('textbox', { name: 'Read 2 of job 2' })).toHaveValue(
        'minio://portal/genomics/D6_1_R1.fastq.gz',
      );
    });
    await step('a cell that is typed over is marked and can go back', async () => {
      const cell = canvas.getByRole('textbox', { name: 'Sample ID of job 1' });
      await userEvent.clear(cell);
      await userEvent.type(cell, 'D5_1{Enter}');
      await expect(
        await canvas.findByRole('button', { name: 'Discard the edit of Sample ID of job 1' }),
      ).toBeVisible();
    });
    await step('runs once and leads to the new project', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Run Assessment' }));
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
    await step('the draft is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(await canvas.findByRole('textbox', { name: /Assessment Name/u })).toHaveValue('');
    });
  },
};

export const SaysWhatIsMissing: Story = {
  args: { initial: { appId: undefined, step: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Please Enter a Name for the Assessment')).toBeVisible();
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
  },
};

/** A check that fails is not "free": the wizard stays where it is. */
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

export const DraftSurvivesReload: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await pick(play, 'Read 1', ['D5_1_R1.fastq.gz']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByText(/Your draft of .* is back/u)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Assessment Name/u })).toHaveValue('run1_test');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('D5_1_R1.fastq.gz')).toBeVisible();
  },
};

const stale = {
  ...emptyDraft(1_700_000_000_000),
  information: { name: 'run1_test', description: 'd', group: '' },
  fingerprint: 'older form',
  values: { adapter_sequence: 'ACGT', gone: 'x' },
};

function storageWith(draft: typeof stale): DraftStorage {
  const storage = memoryDrafts();
  wizardDrafts(storage, RNA_APP.id).save(draft);
  return storage;
}

export const StaleDraftIsSaid: Story = {
  args: { initial: { appId: RNA_APP.id, step: 1 } },
  parameters: { ports: { drafts: storageWith(stale) } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('The form of this app has changed since you filled it in'),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Adapter sequence' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what still fits' }));
    await expect(await canvas.findByRole('textbox', { name: 'Adapter sequence' })).toHaveValue('ACGT');
  },
};

/** Opening the picker again and confirming keeps what was chosen; cancelling changes nothing. */
export const PickerKeepsTheChoice: Story = {
  play: async (play) => {
    const { canvas, userEvent, step } = play;
    await fillInformation(play);
    await pick(play, 'Read 1', ['D5_1_R1.fastq.gz']);
    await step('confirm without ticking again', async () => {
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

/** A refusal names its reason, and nothing that was entered is lost. */
export const SubmitRefused: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.createUnprocessable),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Assessment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An input file does not exist');
    await expect(canvas.getByRole('textbox', { name: 'Read 1 of job 1' })).toBeVisible();
  },
};

export const SingleJobApp: Story = {
  args: { initial: { appId: RNA_APP.id, step: 1 } },
  beforeEach: ({ msw }) => msw.use(appHandlers.schemaSingle),
  parameters: {
    ports: {
      drafts: storageWith({ ...stale, fingerprint: 'none', values: { adapter_sequence: '', gone: '' } }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start with an empty form' }));
    const group = await canvas.findByRole('radiogroup');
    await expect(canvas.getByRole('button', { name: 'Select Files: VCF of D5' })).toBeVisible();
    await userEvent.click(within(group).getByRole('radio', { name: /FASTQ/u }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Select Files: VCF of D5' })).not.toBeInTheDocument(),
    );
  },
};

export const Loading: Story = {
  args: { initial: { appId: RNA_APP.id, step: 1 } },
  parameters: { ports: { drafts: storageWith(stale) } },
  beforeEach: ({ msw }) => msw.use(appHandlers.schemaLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the form of the app')).toBeInTheDocument();
  },
};

export const FormFails: Story = {
  args: { initial: { appId: RNA_APP.id, step: 1 } },
  parameters: { ports: { drafts: storageWith(stale) } },
  beforeEach: ({ msw }) => msw.use(appHandlers.schemaMissing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The form of the app could not be loaded',
    );
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
