import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  component: Tabs,
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
  render: function Kept({ value, onValueChange, ...props }) {
    const [kept, setKept] = useState(value);
    return (
      <Tabs
        {...props}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
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
    await step('arrows go along, past what is disabled', async () => {
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
