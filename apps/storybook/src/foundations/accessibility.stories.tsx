import { Button, Status } from '@omics-portal/ui';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, TokenTable } from './specimen';

const KEYS = [
  {
    where: 'Everywhere',
    keys: 'Tab, Shift+Tab',
    does: 'to the next and the previous control, in the order of reading',
  },
  { where: 'Dialog, drawer, popover, menu', keys: 'Escape', does: 'closes; focus goes back to where it was' },
  { where: 'Menu, tabs, radio, tree, list', keys: 'Arrows, Home, End', does: 'move within; Tab leaves' },
  { where: 'Combobox', keys: 'Arrows, Enter, letters', does: 'open, choose, narrow' },
  { where: 'Table as a grid', keys: 'Arrows, Home, End, Page Up and Down', does: 'walk the cells' },
  { where: 'The portal', keys: 'Ctrl+K', does: 'opens the command palette' },
] as const;

/** Keys of each pattern. */
function Keyboard() {
  return (
    <TokenTable
      label="Keyboard"
      head={['Where', 'Keys', 'What they do']}
      rows={KEYS.map(({ where, keys, does }) => [where, <Code key="keys">{keys}</Code>, does])}
    />
  );
}

const meta = { title: 'Accessibility', component: Keyboard } satisfies Meta<typeof Keyboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(KEYS.length + 1),
};

export const FocusAlwaysSeen: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4 p-2">
      <Button variant="primary">Press Tab</Button>
      <Button>Again</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Press Tab' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await expect(parseFloat(getComputedStyle(button).outlineWidth)).toBeGreaterThanOrEqual(2);
  },
};

export const NeverColourAlone: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4 text-sm">
      <Status tone="active" label="Running" />
      <Status tone="success" label="Succeeded" />
      <Status tone="exception" label="Failed" />
      <Status tone="warning" label="Warning" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    const drawings = Array.from(canvasElement.querySelectorAll('svg'), (drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(4);
  },
};
