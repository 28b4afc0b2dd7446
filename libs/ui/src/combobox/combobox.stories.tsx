import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { FormField } from '../form-field/form-field';
import { Combobox } from './combobox';
import { COMBOBOX_USAGE } from './combobox-usage';

const onSubmit = fn();

const meta = {
  component: Combobox,
  parameters: { usage: COMBOBOX_USAGE },
  args: {
    'aria-label': 'Library',
    listLabel: 'Libraries',
    value: '',
    onValueChange: fn(),
    placeholder: 'Choose a library',
    emptyLabel: 'No library of that name',
    clearLabel: 'Empty Library',
    options: [
      { value: 'd5', label: 'Quartet_D5_1', description: 'Daughter, twin 5' },
      { value: 'd6', label: 'Quartet_D6_1', description: 'Daughter, twin 6' },
      { value: 'f7', label: 'Quartet_F7_1', description: 'Father', disabled: true },
      { value: 'm8', label: 'Quartet_M8_1', description: 'Mother' },
    ],
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <Combobox
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Library' });
    await step('typing filters, and Enter takes the first match', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('mother');
      await expect(await screen.findAllByRole('option')).toHaveLength(1);
      await expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('m8');
      await expect(box).toHaveValue('Quartet_M8_1');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
    await step('text that matches no option is discarded', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('nothing such');
      await expect(await screen.findByRole('status')).toHaveTextContent('No library of that name');
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveValue('Quartet_M8_1');
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
  },
};

export const ByArrows: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Library' });
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await step('Down opens at the first option, skips disabled ones and wraps', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toHaveTextContent('Quartet_D5_1'));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(active()).toHaveTextContent('Quartet_M8_1');
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toHaveTextContent('Quartet_D5_1');
    });
    await step('Alt+Up closes without a choice; Up opens at the last option', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(active()).toHaveTextContent('Quartet_M8_1'));
    });
    await step('Tab leaves and closes', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(box).not.toHaveFocus();
    });
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Library' });
    await step('a disabled option does nothing', async () => {
      await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: /F7/u }));
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('another is chosen, and the input keeps the focus', async () => {
      await userEvent.click(screen.getByRole('option', { name: /D6/u }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('d6');
      await expect(box).toHaveFocus();
    });
    await step('a click selects the label of the choice, which typing replaces', async () => {
      await userEvent.click(box);
      await userEvent.keyboard('m8');
      await expect(box).toHaveValue('m8');
      await userEvent.click(await screen.findByRole('option', { name: /M8/u }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('m8');
    });
    await step('its button clears the input', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Empty Library' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(box).toHaveValue('');
    });
  },
};

export const Emptied: Story = {
  args: { value: 'd5' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Library' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Open: Story = {
  args: { value: 'd6' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /D6/u })).toHaveAttribute('aria-selected', 'true');
  },
};

export const SearchedByTheHost: Story = {
  args: { onQueryChange: fn(), value: 'x1', valueLabel: 'Quartet_X1 (archived)' },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await step('a value that is not among the options has a label', () =>
      expect(box).toHaveValue('Quartet_X1 (archived)'),
    );
    await step('the query is reported, and the options are shown as given', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'zz');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('zz');
      await expect(await screen.findAllByRole('option')).toHaveLength(4);
    });
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Looking for libraries…', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Looking for libraries…');
  },
};

export const Failed: Story = {
  args: { error: 'The libraries could not be loaded.', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('could not be loaded');
  },
};

export const Disabled: Story = { args: { value: 'd5', disabled: true } };

export const InAForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormField label="Library" help="Type part of its name." error="Choose a library." required>
        {(control) => <Combobox {...args} {...control} aria-label={undefined} />}
      </FormField>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Library' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Choose a library. Type part of its name.');
    await userEvent.type(box, 'd5{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('d5');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_box_is_wide_enough_for';

export const LongText: Story = {
  args: { value: 'long', options: [{ value: 'long', label: LONG, description: `Donor of ${LONG}` }] },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const InADialog: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Batch ${index + 1}`,
    })),
  },
  render: function InDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Compare</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Compare"
          closeLabel="Close"
          footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
        >
          <Combobox {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ step, userEvent }) => {
    const box = await screen.findByRole('combobox');
    await step('the active option is visible', async () => {
      await userEvent.click(box);
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Batch 60' })).toBeVisible());
      await expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(0);
    });
    await step('the first Escape closes the list, the second the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(screen.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};
