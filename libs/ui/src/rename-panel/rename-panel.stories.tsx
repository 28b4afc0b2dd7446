import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { RenamePanel, type RenamePanelProps } from './rename-panel';
import { RENAME_PANEL_USAGE } from './rename-panel-usage';

const changed = fn();

/** Host that holds the names. */
function Host(props: RenamePanelProps) {
  const [names, setNames] = useState(props.names);
  return (
    <RenamePanel
      {...props}
      names={names}
      onNamesChange={(next) => {
        changed(next);
        setNames(next);
      }}
    />
  );
}

const meta = {
  component: RenamePanel,
  parameters: { usage: RENAME_PANEL_USAGE },
  render: (args) => <Host {...args} />,
  beforeEach: () => void changed.mockClear(),
  args: {
    items: [
      { id: 'LIB-0017', name: 'LIB-0017' },
      { id: 'LIB-0018', name: 'LIB-0018' },
    ],
    names: { 'LIB-0018': 'Liver' },
    onNamesChange: fn(),
    labels: {
      open: 'Rename',
      panel: 'Names of the samples',
      help: 'The names are part of the address of this view.',
      nameOf: (name) => `Name of ${name}`,
      find: 'Find a sample',
      more: (count) => `${count} more: search for them.`,
    },
  },
} satisfies Meta<typeof RenamePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFew: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Names of the samples' }));
    await step('a short list has no search', async () => {
      await expect(panel.queryByRole('searchbox')).not.toBeInTheDocument();
      await expect(panel.getByLabelText('Name of LIB-0018')).toHaveValue('Liver');
      await expect(panel.getByText('LIB-0018')).toBeVisible();
    });
    await step('a name is given when its field is left', async () => {
      await userEvent.type(panel.getByLabelText('Name of LIB-0017'), 'Kidney{Enter}');
      await expect(changed).toHaveBeenLastCalledWith({ 'LIB-0017': 'Kidney', 'LIB-0018': 'Liver' });
    });
    await step('the field of a name that stays changes nothing', async () => {
      panel.getByLabelText('Name of LIB-0018').focus();
      await userEvent.keyboard('{Enter}');
      await expect(changed).toHaveBeenCalledOnce();
    });
  },
};

/** A long list lists the first items and finds the others, by their own names and by those that were given. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, index) => ({ id: `s${index}`, name: `sample ${index}` })),
    names: { s199: 'Spleen' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Names of the samples' }));
    await expect(panel.getByText('150 more: search for them.')).toBeVisible();
    await userEvent.type(panel.getByRole('searchbox', { name: 'Find a sample' }), 'SPLEEN');
    await expect(panel.getAllByRole('textbox')).toHaveLength(1);
    await expect(panel.getByLabelText('Name of sample 199')).toHaveValue('Spleen');
  },
};
