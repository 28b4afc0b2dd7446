import {
  aThresholdProfile,
  datainsHttp,
  happyHandlers,
  profileHandlers,
  RNA_APP,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { fillInformation, run, WizardPage } from '../testing/wizard-page';

const submitted = fn();

const kind = (label: string, value: string) => ({ label, value });

const meta = {
  title: 'Limits of the user in the form of an app',
  component: WizardPage,
  decorators: [inSeqflowHost],
  args: { initial: { appId: RNA_APP.id, step: undefined } },
  beforeEach: ({ msw }) => {
    submitted.mockClear();
    msw.use(
      datainsHttp.on('get', '/apps/{owner}/{appVersion}/schema.json', ({ response }) =>
        response(200).json({
          formMode: 'single',
          fields: [
            {
              tmplType: 'radio',
              model: 'omics',
              label: 'Kind of data',
              options: [kind('Proteins', 'proteomics'), kind('Metabolites', 'metabolomics')],
              config: { initialValue: 'proteomics' },
            },
            {
              tmplType: 'select',
              model: 'threshold_profile',
              label: 'Thresholds',
              options: [kind('Default', 'default'), kind('Strict', 'strict')],
              profiles: { field: 'omics' },
              config: { initialValue: 'default' },
            },
          ],
        }),
      ),
      datainsHttp.on('post', '/api/projects', async ({ body, response }) => {
        submitted(await body());
        return response(201).json({ message: { id: uuid(2, 9) } });
      }),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A profile of the user is chosen by its name, outlives a reload, and is sent by its id. */
export const Chosen: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Thresholds' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Our instrument' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    const summary = await canvas.findAllByText('Our instrument');
    await expect(summary[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('combobox', { name: 'Thresholds' })).toHaveTextContent(
      'Our instrument',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    await run(play);
    await expect(await canvas.findByRole('link', { name: 'Open the project' })).toBeVisible();
    const { id } = aThresholdProfile();
    await expect(submitted).toHaveBeenCalledWith(
      expect.objectContaining({ samples: [expect.objectContaining({ threshold_profile: id })] }),
    );
  },
};

/** A profile for another kind of data is refused at its field. */
export const OtherKindOfData: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Thresholds' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Our instrument' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Metabolites' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
    await expect(await canvas.findByRole('combobox', { name: 'Thresholds' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Thresholds' }));
    await expect(await screen.findByRole('option', { name: 'Strict' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Our instrument' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** If the profiles could not be loaded, the field offers those of the app and says why. */
export const WithoutProfiles: Story = {
  beforeEach: ({ msw }) => msw.use(profileHandlers.listError),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillInformation(play);
    const thresholds = await canvas.findByRole('combobox', { name: 'Thresholds' });
    await expect(thresholds).toHaveAccessibleDescription(/Limits of your own could not be loaded/);
    await userEvent.click(thresholds);
    await expect(await screen.findByRole('option', { name: 'Strict' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
