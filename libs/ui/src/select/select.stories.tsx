import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './select';
import { SELECT_USAGE } from './select-usage';

const meta = {
  component: Select,
  parameters: { usage: SELECT_USAGE },
  args: {
    'aria-label': 'Log',
    value: '',
    onValueChange: fn(),
    placeholder: 'Choose a log',
    options: [
      { value: 'stdout', label: 'Standard Output' },
      { value: 'stderr', label: 'Standard Error' },
      { value: 'trace', label: 'Trace', disabled: true },
    ],
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <Select
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Log' });
    await step('opens and closes by keyboard without a change', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await expect(box).toHaveFocus();
    });
    await step('reports the chosen value', async () => {
      await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: 'Standard Error' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('stderr');
      await expect(box).toHaveTextContent('Standard Error');
    });
  },
};

export const Chosen: Story = { args: { value: 'stdout' } };
export const Small: Story = { args: { value: 'stdout', size: 'sm' } };
export const Disabled: Story = { args: { value: 'stdout', disabled: true } };
export const Invalid: Story = { args: { invalid: true } };

export const WithAnOptionForAll: Story = {
  args: {
    options: [
      { value: '', label: 'All statuses' },
      { value: 'Failed', label: 'Failed' },
    ],
    'aria-label': 'Status',
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Status' });
    await expect(box).toHaveTextContent('All statuses');
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Failed' }));
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'All statuses' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Log' });
    const option = (name: string) => screen.getByRole('option', { name });
    await userEvent.tab();
    await step('Down opens; Home and End move to the ends and skip disabled items', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(option('Standard Error')).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(option('Standard Output')).toHaveFocus());
    });
    await step('letters find, Enter chooses, and focus is back on the box', async () => {
      await userEvent.keyboard('standard e');
      await waitFor(() => expect(option('Standard Error')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('stderr');
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
};

export const LettersWhileClosed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('s');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stdout');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_box_is_wide_enough_for';

export const LongTextNarrow: Story = {
  args: { value: 'long', options: [{ value: 'long', label: `${LONG}_${LONG}_${LONG}` }] },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(256);
    await userEvent.click(box);
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}');
  },
};
