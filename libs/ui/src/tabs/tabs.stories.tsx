import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from './tabs';
import { TABS_USAGE } from './tabs-usage';

const meta = {
  component: Tabs,
  parameters: { usage: TABS_USAGE },
  args: {
    label: 'Proteomics',
    value: 'files',
    onValueChange: fn(),
    tabs: [
      { value: 'files', label: 'Files', badge: 96, content: 'The files of the collection.' },
      { value: 'libraries', label: 'Libraries', badge: 36, content: 'Its libraries.' },
      { value: 'donor', label: 'Donor', content: 'Its donors.' },
      { value: 'visual', label: 'Visualisation', disabled: true },
    ],
  },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <Tabs
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithContent: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a press shows another panel, named by its tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Libraries/u }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('libraries');
      await expect(canvas.getByRole('tabpanel', { name: /^Libraries/u })).toHaveTextContent('Its libraries.');
    });
    await step('arrow keys move and skip disabled items', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /^Files/u })).toHaveFocus();
    });
  },
};

export const WithPanelOfTheCaller: Story = {
  args: { children: 'One panel for all, as when the address decides.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('One panel for all');
  },
};

export const MoreThanFit: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, index) => ({
      value: index === 0 ? 'files' : `${index}`,
      label: `批次 ${index + 1}`,
    })),
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await step('the only tab stop is the chosen option', async () => {
      await userEvent.tab();
      await expect(tab(/^Files/u)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(tab(/^Files/u)).toHaveFocus();
    });
    await step('Left wraps to the last enabled option and chooses it', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab(/^Donor/u)).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('donor');
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tab(/^Files/u)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(tab(/^Donor/u)).toHaveFocus();
    });
  },
};

export const CallerThatFollowsLate: Story = {
  render: function Late({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    const [choices, setChoices] = useState<readonly string[]>([]);
    return (
      <>
        <Tabs
          {...props}
          value={current}
          onValueChange={(next) => {
            setChoices((earlier) => [...earlier, next]);
            onValueChange(next);
          }}
        />
        <button type="button" onClick={() => setCurrent(choices.at(-1) ?? current)}>
          Follow
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const files = () => canvas.getByRole('tab', { name: /^Files/u });
    await userEvent.tab();
    await userEvent.keyboard('{End}{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('files');
    await expect(files()).toHaveFocus();
    await expect(files()).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(files()).toHaveAttribute('aria-selected', 'true');
  },
};

export const ChosenTabOutsideView: Story = {
  args: {
    value: '13',
    tabs: Array.from({ length: 14 }, (_, index) => ({ value: `${index}`, label: `Batch ${index + 1}` })),
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(list.right + 1);
    await expect(chosen.left).toBeGreaterThanOrEqual(list.left);
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <Direction.Provider dir="rtl">
        <div dir="rtl">{Story()}</div>
      </Direction.Provider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /^Libraries/u })).toHaveFocus();
  },
};
