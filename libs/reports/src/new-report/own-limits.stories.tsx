import { aThresholdProfile, happyHandlers, profileHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { OmicsType, ThresholdProfileSubmit } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inReportsHost } from '../testing/reports-host';
import { ProfileField } from './profile-field';
// Loaded on demand, transformed before the clock of a story starts.
import '../threshold-profiles/profile-editor';

const saved = fn<(content: ThresholdProfileSubmit) => void>();

const saving = reportHttp.on('post', '/api/threshold-profiles', async ({ request, response }) => {
  const content = (await request.clone().json()) as ThresholdProfileSubmit;
  saved(content);
  return response(409).json({ message: 'You have another profile of this name' });
});

interface FieldProps {
  readonly start: string;
  readonly omics: OmicsType;
}

function Field({ start, omics }: FieldProps) {
  const [profile, setProfile] = useState(start);
  return <ProfileField omics={omics} profile={profile} disabled={false} onChange={setProfile} />;
}

/** Limits of a report: profiles that ship, and those of the user. */
const meta = {
  component: Field,
  decorators: [inReportsHost],
  args: { start: 'default', omics: 'proteomics' },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewProfile: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New profile of limits' }));
    const failsBelow = dialog.getByRole('spinbutton', {
      name: 'Signal-to-noise ratio (SNR): fails below (dB)',
    });
    await step('each limit has its origin', async () => {
      await expect(dialog.getAllByText('from the history of batches').length).toBeGreaterThan(1);
      await userEvent.clear(failsBelow);
      await userEvent.type(failsBelow, '20');
      await expect(dialog.getByText('limit of a custom profile')).toBeVisible();
    });
    await step('what is wrong has its field and a remedy', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
      await expect(await dialog.findByText('Enter a name for the profile.')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /Name of the profile/ })).toHaveFocus();
      await expect(failsBelow).toHaveAccessibleDescription(
        'The figure fails before it warns. Swap the two limits.',
      );
    });
    await step('it is saved and chosen', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Name of the profile/ }), 'Our instrument');
      await userEvent.clear(failsBelow);
      await userEvent.type(failsBelow, '12');
      await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
      await expect(await screen.findByText('The profile Our instrument is saved')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Limits' })).toHaveTextContent('Our instrument'),
      );
      await expect(canvas.getByRole('button', { name: 'Change the limits' })).toBeVisible();
    });
  },
};

/** A name that is taken is said at its field. */
export const NameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(saving),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /Name of the profile/ });
    await userEvent.type(name, 'Our instrument');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('You have another profile of this name: choose another name.'),
    );
    await expect(name).toHaveFocus();
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ omics: 'proteomics', name: 'Our instrument' }),
    );
  },
};

/** The first wrong limit far below gets the focus, with its sentence visible; so does the error of a profile without limits. */
export const ErrorsInView: Story = {
  args: { omics: 'transcriptomics' },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
    const dialog = await screen.findByRole('dialog', { name: 'New profile of limits' });
    const fields = within(dialog);
    /** Pixels of an element that are above or below the visible fields. */
    const hiddenPixels = (element: HTMLElement) => {
      const view = element.closest('.overflow-y-auto')!.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round(Math.max(0, view.top - top, bottom - view.bottom));
    };
    await userEvent.type(fields.getByRole('textbox', { name: /Name of the profile/ }), 'Our instrument');
    await step('a wrong limit at the end of the list', async () => {
      const limits = within(fields.getByRole('list', { name: 'Limits of reads and alignments' }));
      const last = limits.getAllByRole('spinbutton').at(-1)!;
      const before = limits.getAllByRole('spinbutton').at(-2)!;
      await userEvent.clear(before);
      await userEvent.type(before, '10');
      await userEvent.clear(last);
      await userEvent.type(last, before.getAttribute('aria-label')!.includes('below') ? '20' : '5');
      fields.getByRole('textbox', { name: /Name of the profile/ }).focus();
      await userEvent.click(fields.getByRole('button', { name: 'Save the profile' }));
      const sentence = await fields.findByText('The figure fails before it warns. Swap the two limits.');
      await expect(last).toHaveFocus();
      await waitFor(() => expect(hiddenPixels(sentence)).toBe(0));
    });
    await step('no limit at all', async () => {
      for (const bound of fields.getAllByRole('spinbutton')) {
        if ((bound as HTMLInputElement).value !== '') await userEvent.clear(bound);
      }
      await userEvent.click(fields.getByRole('button', { name: 'Save the profile' }));
      await waitFor(() =>
        expect(hiddenPixels(fields.getByText('Enter a limit for at least one figure.'))).toBe(0),
      );
    });
  },
};

const created = reportHttp.on('post', '/api/threshold-profiles', async ({ request, response }) => {
  const content = (await request.clone().json()) as ThresholdProfileSubmit;
  saved(content);
  return response(201).json(aThresholdProfile({ ...content, limits: [...content.limits] }));
});

/** Limits of reads and alignments: a range has two ends, an unchanged limit keeps its origin and its comparison. */
export const LimitsOfReads: Story = {
  args: { omics: 'transcriptomics' },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(created);
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of your own' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New profile of limits' }));
    const limits = within(dialog.getByRole('list', { name: 'Limits of reads and alignments' }));
    const bound = (name: string) => limits.getByRole('spinbutton', { name });
    await step('each limit has its origin, its unit and its comparison', async () => {
      await expect(limits.getAllByText('published cut-off')).toHaveLength(4);
      await expect(bound('GC content: warns below (%)')).toHaveValue(40);
      await expect(bound('GC content: warns above (%)')).toHaveValue(60);
      await expect(bound('rRNA: warns from (%)')).toHaveValue(10);
    });
    await step('changed limits are reset together', async () => {
      await userEvent.clear(bound('rRNA: warns from (%)'));
      await userEvent.type(bound('rRNA: warns from (%)'), '25');
      await expect(limits.getByText('limit of a custom profile')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Reset the limits' }));
      await expect(bound('rRNA: warns from (%)')).toHaveValue(10);
      await expect(limits.queryByText('limit of a custom profile')).not.toBeInTheDocument();
    });
    await step(
      'one end of a range is changed, another limit is removed, and the profile is saved',
      async () => {
        await userEvent.clear(bound('GC content: warns above (%)'));
        await userEvent.type(bound('GC content: warns above (%)'), '65');
        await userEvent.clear(bound('Sequences: warns up to'));
        await userEvent.type(dialog.getByRole('textbox', { name: /Name of the profile/ }), 'Our libraries');
        await userEvent.click(dialog.getByRole('button', { name: 'Save the profile' }));
        await waitFor(() => expect(saved).toHaveBeenCalledOnce());
        await expect(saved).toHaveBeenCalledWith({
          name: 'Our libraries',
          omics: 'transcriptomics',
          limits: [
            { scope: 'batch', metric: 'snr', fail: { le: 12 } },
            { scope: 'sample', metric: 'gc', warn: { lt: 40 } },
            { scope: 'sample', metric: 'gc', warn: { gt: 65 } },
            { scope: 'sample', metric: 'rrna', warn: { ge: 10 } },
          ],
        });
      },
    );
  },
};

/** A deleted profile is made again with the same limits, and chosen again, when the deletion is undone. */
export const DeleteOwn: Story = {
  args: { start: uuid(6, 1) },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(profileHandlers.list, created);
  },
  play: async ({ canvas, step, userEvent }) => {
    const shows = (name: string) =>
      waitFor(() => expect(canvas.getByRole('combobox', { name: 'Limits' })).toHaveTextContent(name));
    await step('the default limits are chosen instead', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete the profile' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete the profile Our instrument?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await shows('Default');
    });
    await step('undone', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await shows('Our instrument');
      await expect(saved).toHaveBeenCalledWith({
        name: 'Our instrument',
        omics: 'proteomics',
        limits: aThresholdProfile().limits.map(({ origin: _origin, ...limit }) => limit),
      });
    });
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '自定义限值' }));
    await expect(await screen.findByRole('dialog', { name: '新的限值方案' })).toBeVisible();
  },
};

/** Limits of the user that cannot be loaded are not silently missing; the two profiles that ship can be chosen. */
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(profileHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Limits of your own could not be loaded/)).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Limits' })).toHaveTextContent('Default');
    await expect(canvas.queryByRole('button', { name: 'Limits of your own' })).not.toBeInTheDocument();
  },
};

/** Older servers have no profiles: the two that ship can be chosen. */
export const OlderServer: Story = {
  beforeEach: ({ msw }) => msw.use(profileHandlers.listMissing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Limits' })).toHaveTextContent('Default');
    await expect(canvas.getByText(/^The verdict follows the grade/)).toBeVisible();
    await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  },
};
