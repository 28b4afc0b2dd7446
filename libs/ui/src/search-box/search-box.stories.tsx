import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { SearchBox } from './search-box';
import { SEARCH_BOX_USAGE } from './search-box-usage';

const meta = {
  component: SearchBox,
  parameters: { usage: SEARCH_BOX_USAGE },
  args: {
    label: 'Report name',
    value: '',
    onSearch: fn(),
    searchLabel: 'Search',
    clearLabel: 'Empty the search',
    placeholder: 'Any part of the name',
  },
  render: function Controlled({ value, onSearch, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <>
        <SearchBox
          {...props}
          value={current}
          onSearch={(text) => {
            setCurrent(text);
            onSearch(text);
          }}
        />
        <Button className="mt-6" onClick={() => setCurrent('batch 8')}>
          Go to batch 8
        </Button>
      </>
    );
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Report name' });
    await expect(canvas.getByRole('search', { name: 'Report name' })).toBeVisible();
    await step('typing alone does not search', async () => {
      await userEvent.type(box, '  批次 7 ');
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
    await step('Enter searches for the trimmed text', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('批次 7');
      await expect(box).toHaveValue('批次 7');
      await expect(box).toHaveFocus();
    });
    await step('the button does so too', async () => {
      await userEvent.clear(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
    });
  },
};

export const Filled: Story = {
  args: { value: 'batch 7' },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await step('the clear button empties it, resets the search and keeps focus in the input', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Empty the search' }));
      await expect(box).toHaveValue('');
      await expect(box).toHaveFocus();
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
      await expect(canvas.queryByRole('button', { name: 'Empty the search' })).not.toBeInTheDocument();
    });
    await step('text that was only typed is cleared without a search', async () => {
      await userEvent.type(box, 'half');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveValue('');
      await expect(args.onSearch).toHaveBeenCalledOnce();
    });
    await step('a new value of the host replaces the typed text', async () => {
      await userEvent.type(box, 'half');
      await userEvent.click(canvas.getByRole('button', { name: 'Go to batch 8' }));
      await expect(box).toHaveValue('batch 8');
    });
  },
};

export const Refused: Story = {
  args: {
    refuse: (text) => (text.includes(' ') ? 'No project can have this name.' : undefined),
    help: 'Finds the project with exactly this name.',
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await step('shows the reason and does not search', async () => {
      await userEvent.type(box, 'batch 7{Enter}');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription(
        'No project can have this name. Finds the project with exactly this name.',
      );
      await expect(box).toHaveValue('batch 7');
    });
    await step('until the text changes', async () => {
      await userEvent.type(box, '{Backspace}{Backspace}');
      await expect(box).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('batch');
    });
  },
};

export const LabelHidden: Story = { args: { hideLabel: true } };

export const Narrow: Story = {
  args: { value: 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_is_long', help: 'By name.' },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('search');
    await expect(form.scrollWidth).toBe(form.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { value: 'batch 7' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const cross = canvas.getByRole('button', { name: 'Empty the search' }).getBoundingClientRect();
    await expect(cross.left).toBeCloseTo(box.left, 0);
  },
};
