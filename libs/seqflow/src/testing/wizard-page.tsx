import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProjectWizardScreen } from '../wizard/project-wizard-screen';
import type { ProjectWizardSearch } from '../wizard/wizard-search';
import { WithSearch } from './seqflow-host';
// Lazily loaded parts, transformed before the clock of a story starts.
import '../wizard/assign-files';
import '../run-again/draft-source';
import '../sample-editor/files-to-samples';
import '../sample-editor/json-dialog';
import '../sample-editor/sample-editor';
import '../sample-editor/spreadsheet-dialog';
import '../wizard/form-steps';

/** Project wizard, with a button that simulates a reload: it discards all state that is not stored. */
export function WizardPage({ initial }: { readonly initial: ProjectWizardSearch }) {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <WithSearch key={loads} initial={initial}>
        {(search, onSearchChange) => (
          <ProjectWizardScreen title="Create Project" search={search} onSearchChange={onSearchChange} />
        )}
      </WithSearch>
      <button type="button" className="mt-6" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
    </>
  );
}

type WizardPlay = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Fills in the first step and submits it. */
export async function fillInformation({ canvas, userEvent }: WizardPlay) {
  await canvas.findByRole('combobox', { name: /Assessment App/u });
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: /Assessment App/u })).toHaveTextContent('rnaseq-qc'),
  );
  await userEvent.type(canvas.getByRole('textbox', { name: /Assessment Name/u }), 'run1_test');
  await userEvent.type(canvas.getByRole('textbox', { name: /Description/u }), 'two libraries');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
}

/** Makes two samples of the files in the user's folder and in a folder of it, and submits the second step. */
export async function fillParameters(play: WizardPlay) {
  const { canvas, userEvent } = play;
  await addSamples(play);
  await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
}

/** Time for parts of the screen that load on demand. */
const LOADING = { timeout: 30_000 };

/** Makes two samples of the files in the user's folder and in a folder of it. */
export async function addSamples({ canvas, userEvent }: WizardPlay) {
  // The editor and the picker load on demand.
  await userEvent.click(await canvas.findByRole('button', { name: 'From files' }, LOADING));
  const dialog = within(await screen.findByRole('dialog', { name: 'Samples from files' }, LOADING));
  await userEvent.click(await dialog.findByRole('button', { name: 'Choose all files of this folder (2)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Choose the files of the folder run1' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add samples (2)' }));
  await expect(await canvas.findByRole('heading', { name: 'Samples (2)' })).toBeVisible();
}

/** Presses the button that submits the project, as soon as the checks before the start are done. */
export async function run({ canvas, userEvent }: WizardPlay) {
  const button = await canvas.findByRole('button', { name: 'Run Assessment' });
  await waitFor(() => expect(button).toBeEnabled(), LOADING);
  await userEvent.click(button);
}
