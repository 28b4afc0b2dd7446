import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProjectWizardScreen } from '../wizard/project-wizard-screen';
import type { ProjectWizardSearch } from '../wizard/wizard-search';
import { WithSearch } from './seqflow-host';

/** Project wizard, with a button that simulates a reload: it discards all state that is not stored. */
export function WizardPage({ initial }: { readonly initial: ProjectWizardSearch }) {
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

/** Chooses files of the cart in the file picker of a field. */
export async function pick({ canvas, userEvent }: WizardPlay, field: string, files: readonly string[]) {
  await userEvent.click(await canvas.findByRole('button', { name: `Select Files: ${field}` }));
  const dialog = await screen.findByRole('dialog', { name: `Select Files: ${field}` });
  for (const file of files) {
    await userEvent.click(within(dialog).getByRole('checkbox', { name: file }));
  }
  await userEvent.click(within(dialog).getByRole('button', { name: /^Confirm/u }));
}

/** Fills in the second step for two jobs and submits it. */
export async function fillParameters(play: WizardPlay) {
  const { canvas, userEvent } = play;
  const count = await canvas.findByRole('spinbutton', { name: /Sample ID/u });
  await userEvent.clear(count);
  await userEvent.type(count, '2');
  await pick(play, 'Read 1', ['D5_1_R1.fastq.gz', 'D6_1_R1.fastq.gz']);
  await pick(play, 'Read 2', ['D6_1_R1.fastq.gz']);
  await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }));
}
