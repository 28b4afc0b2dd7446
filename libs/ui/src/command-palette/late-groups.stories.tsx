import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from './command-palette';
import type { CommandPaletteGroup } from './command-palette-props';

const onFile = fn();
const onProject = fn();

const groupOf = (key: string, labels: readonly string[], onSelect: () => void): CommandPaletteGroup => ({
  key,
  heading: key,
  items: labels.map((label) => ({ key: label, label, onSelect })),
});

const FILES = groupOf('Files', ['batch.csv', 'batch.tsv'], onFile);
const PROJECTS = groupOf(
  'Projects',
  Array.from({ length: 40 }, (_, index) => `Batch ${index + 1}`),
  onProject,
);

const onSignIn = fn();
const SIGN_IN: CommandPaletteGroup = {
  key: 'Not searched',
  heading: 'Not searched',
  items: [{ key: 'login', label: 'Sign in to find more', isAside: true, onSelect: onSignIn }],
};

interface LateGroupsProps {
  readonly early: CommandPaletteGroup;
}

/** Palette whose first group arrives last. */
function LateGroups({ early }: LateGroupsProps) {
  const [groups, setGroups] = useState<readonly CommandPaletteGroup[]>([early]);
  return (
    <CommandPalette
      open
      onOpenChange={fn()}
      label="Search"
      placeholder="Name"
      closeLabel="Close"
      emptyLabel="Nothing has that name."
      groups={groups}
      onQueryChange={() => undefined}
      footer={
        <button type="button" onClick={() => setGroups([PROJECTS, early])}>
          Projects arrive
        </button>
      }
    />
  );
}

const meta = {
  args: { early: FILES },
  render: (args) => <LateGroups {...args} />,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<LateGroupsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox');
const active = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
const projectsArrive = () => screen.getByText('Projects arrive').click();

export const FirstEntryStaysHighlighted: Story = {
  play: async ({ step, userEvent }) => {
    const box = await input();
    await expect(active(box)).toHaveTextContent('batch.csv');
    projectsArrive();
    await screen.findByRole('option', { name: 'Batch 40' });
    await step('the highlight is on the same entry, and visible', async () => {
      await expect(active(box)).toHaveTextContent('batch.csv');
      const list = screen.getByRole('listbox').getBoundingClientRect();
      await waitFor(() =>
        expect(active(box)?.getBoundingClientRect().bottom ?? Infinity).toBeLessThanOrEqual(list.bottom),
      );
    });
    await step('Enter opens it', async () => {
      await userEvent.type(box, '{Enter}');
      await expect(onFile).toHaveBeenCalledOnce();
      await expect(onProject).not.toHaveBeenCalled();
    });
  },
};

export const ChosenEntryStaysHighlighted: Story = {
  play: async ({ step, userEvent }) => {
    const box = await input();
    await userEvent.type(box, '{ArrowDown}');
    projectsArrive();
    await screen.findByRole('option', { name: 'Batch 40' });
    await expect(active(box)).toHaveTextContent('batch.tsv');
    await step('another text begins at the top again', async () => {
      await userEvent.type(box, 'b');
      await expect(active(box)).toHaveTextContent('Batch 1');
    });
  },
};

/** An aside alone is not highlighted, so that Enter does not open it while what was searched for is on its way. */
export const AsideIsNotHighlighted: Story = {
  args: { early: SIGN_IN },
  play: async ({ step, userEvent }) => {
    const box = await input();
    await screen.findByRole('option', { name: 'Sign in to find more' });
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.type(box, '{Enter}');
    await expect(onSignIn).not.toHaveBeenCalled();
    await step('the first entry that arrives is', async () => {
      projectsArrive();
      await screen.findByRole('option', { name: 'Batch 40' });
      await expect(active(box)).toHaveTextContent('Batch 1');
    });
    await step('the keyboard reaches the aside', async () => {
      await userEvent.type(box, '{ArrowUp}{Enter}');
      await expect(onSignIn).toHaveBeenCalledOnce();
    });
  },
};
