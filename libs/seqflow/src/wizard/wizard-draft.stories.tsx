import {
  anAppManifest,
  appHandlers,
  aProject,
  datainsHttp,
  happyHandlers,
  RNA_APP,
  uuid,
} from '@omics-portal/api-mocks';
import type { DraftStorage } from '@omics-portal/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { emptyDraft, wizardDrafts } from '../draft/wizard-draft';
import { memoryDrafts } from '../testing/memory-drafts';
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

export const DraftSurvivesReload: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await addSamples(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByText(/Your draft of .* is back/u)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Assessment Name/u })).toHaveValue('run1_test');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Samples (2)' })).toBeVisible();
  },
};

const keys = fn();

/**
 * The response to the first request is lost, although the server has created the project. After a reload, the repeated
 * request has the same idempotency key, so that no second project is created.
 */
export const LostResponseAndReload: Story = {
  beforeEach: ({ msw }) => {
    keys.mockClear();
    msw.use(
      datainsHttp.on('post', '/api/projects', async ({ request, body, response }) => {
        keys(request.headers.get('Idempotency-Key'), await body());
        return keys.mock.calls.length === 1
          ? HttpResponse.error()
          : response(201).json({ message: { id: uuid(2, 9) } });
      }),
    );
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await step('the first response is lost', async () => {
      await fillInformation(play);
      await fillParameters(play);
      await run(play);
      await expect(await canvas.findByText(/The project was not created/u)).toBeVisible();
    });
    await step('after a reload, the request is repeated with the same key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Next Step' }));
      await run(play);
      await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
      await expect(keys).toHaveBeenCalledTimes(2);
      await expect(keys.mock.calls[1]).toEqual(keys.mock.calls[0]);
    });
  },
};

/** A refusal of the server names the cells by row and column, and leads to them. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('post', '/api/projects', ({ response }) =>
        response(422).json({
          message: 'Some fields are not valid.',
          details: [
            { field: 'project_name', message: 'is taken' },
            { field: 'samples.1.read1', message: 'does not exist any more' },
            { field: 'samples.1.unknown', message: 'is not known' },
          ],
        }),
      ),
    ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await fillParameters(play);
    await run(play);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('button', { name: 'Assessment Name' })).toBeVisible();
    await expect(alert.getByText('samples.1.unknown')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: /^Row 2, / }));
    await expect(await canvas.findByRole('heading', { name: 'Samples (2)' })).toBeVisible();
    // The editor of samples loads on demand.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/D5_1_R1|row 2/u));
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

export const StaleDraft: Story = {
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

const earlierRun = uuid(2, 1);

/** A copy of an earlier run asks before it replaces a draft, and shows what differs from the run. */
export const RunAgain: Story = {
  args: { initial: { appId: RNA_APP.id, step: undefined, again: earlierRun } },
  parameters: { ports: { drafts: storageWith({ ...stale, fingerprint: 'none' }) } },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}', ({ response }) =>
        response(200).json(
          aProject({
            id: earlierRun,
            project_name: 'first_run',
            description: 'two libraries',
            samples: [
              {
                sample_id: 'A',
                read1: 'minio://users/data/ada/D5_1_R1.fastq.gz',
                read2: 'minio://users/A_R2.fq',
              },
              {
                sample_id: 'B',
                read1: 'minio://users/data/ada/D5_1_R1.fastq.gz',
                read2: 'minio://users/B_R2.fq',
              },
            ],
          }),
        ),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await step('the draft is replaced after a confirmation', async () => {
      const name = () => canvas.findByRole('textbox', { name: /Assessment Name/u });
      await expect(await name()).toHaveValue('run1_test');
      await userEvent.click(await canvas.findByRole('button', { name: 'Replace the draft' }));
      await expect(await name()).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: /Description/u })).toHaveValue('two libraries');
      await userEvent.type(await name(), 'second_run');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });
    await step('its samples are in the sheet; a change is shown in the summary', async () => {
      await userEvent.click(await canvas.findByRole('gridcell', { name: 'B' }));
      await userEvent.keyboard('C{Enter}');
      const beside = within(await canvas.findByRole('region', { name: 'Differences from first_run' }));
      await expect(await beside.findByText('New samples: C')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
      const differences = within(await canvas.findByRole('region', { name: 'Differences from first_run' }));
      await expect(differences.getByText('New samples: C')).toBeVisible();
      await expect(differences.getByText('Removed samples: B')).toBeVisible();
    });
    await step('back in the sheet the change can still be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous Step' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('gridcell', { name: 'B' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Redo' })).toBeEnabled();
    });
  },
};

/** The example of an app fills in all steps, after a confirmation where a draft would be lost. */
export const ExampleOfApp: Story = {
  args: { initial: { appId: RNA_APP.id, start: 'example' } },
  parameters: { ports: { drafts: storageWith({ ...stale, fingerprint: 'none' }) } },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/app-manifest', ({ response }) =>
        response(200).json({
          total: 1,
          data: [
            anAppManifest({
              example: [
                {
                  sample_id: 'one',
                  read1: 'minio://users/data/ada/D5_1_R1.fastq.gz',
                  read2: 'minio://users/data/ada/D5_1_R2.fastq.gz',
                },
              ],
            }),
          ],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.findByRole('textbox', { name: /Assessment Name/u });
    await expect(await name()).toHaveValue('run1_test');
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace the draft' }));
    await waitFor(async () =>
      expect(((await name()) as HTMLInputElement).value).toMatch(/_rnaseq_qc_example_\d{8}_\d{6}$/u),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('gridcell', { name: 'one' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    await expect(await canvas.findByText('Example of RNA-seq QC')).toBeVisible();
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
