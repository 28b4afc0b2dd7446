import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Database, FlaskConical, FolderOpen, Languages, Moon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { CommandPalette } from './command-palette';
import { usePaletteKey } from './use-palette-key';
import { COMMAND_PALETTE_USAGE } from './command-palette-usage';

const onGenomics = fn();
const onDark = fn();
const onAdmin = fn();

const meta = {
  component: CommandPalette,
  parameters: { usage: COMMAND_PALETTE_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    label: 'Go to or do',
    placeholder: 'Search pages and actions',
    closeLabel: 'Close',
    emptyLabel: 'Nothing has that name.',
    groups: [
      {
        key: 'pages',
        heading: 'Pages',
        items: [
          {
            key: 'genomics',
            label: 'Genomics',
            hint: 'Reference data',
            icon: <Database />,
            keywords: ['基因组'],
            onSelect: onGenomics,
          },
          { key: 'apps', label: 'QC Apps', icon: <FlaskConical />, shortcut: ['G', 'A'], onSelect: fn() },
          { key: 'admin', label: 'Administration', icon: <FolderOpen />, disabled: true, onSelect: onAdmin },
        ],
      },
      {
        key: 'actions',
        heading: 'Actions',
        items: [
          { key: 'dark', label: 'Dark theme', icon: <Moon />, onSelect: onDark },
          { key: 'language', label: '切换到中文', icon: <Languages />, onSelect: fn() },
        ],
      },
    ],
  },
  render: function Controlled({ open, onOpenChange, ...props }) {
    const [current, setCurrent] = useState(open);
    const change = (next: boolean) => {
      setCurrent(next);
      onOpenChange(next);
    };
    usePaletteKey(() => change(!current));
    return (
      <>
        <Button onClick={() => change(true)}>Search</Button>
        <CommandPalette {...props} open={current} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox');
const active = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' });
    trigger.focus();
    await step('Ctrl+K opens it with focus in its input', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(await screen.findByRole('dialog', { name: 'Go to or do' })).toBeVisible();
      await waitFor(async () => expect(await input()).toHaveFocus());
    });
    await step('typing finds options, also by keywords', async () => {
      await userEvent.keyboard('基因');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await waitFor(async () => expect(active(await input())).toHaveTextContent('Genomics'));
    });
    await step('keys are not typed text', async () => {
      await userEvent.clear(await input());
      await userEvent.keyboard('pages');
      await waitFor(async () =>
        expect(await screen.findByRole('status')).toHaveTextContent('Nothing has that name.'),
      );
      await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    });
    await step('the arrow keys skip disabled items and wrap', async () => {
      await userEvent.clear(await input());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(async () => expect(active(await input())).toHaveTextContent('Dark theme'));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
      await waitFor(async () => expect(active(await input())).toHaveTextContent('Dark theme'));
    });
    await step('Enter closes the palette, then runs the action', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onDark).toHaveBeenCalledOnce();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const ByPointer: Story = {
  args: { open: true },
  play: async ({ step, userEvent }) => {
    await step('a disabled item does nothing', async () => {
      await userEvent.click(await screen.findByRole('option', { name: 'Administration' }));
      await expect(onAdmin).not.toHaveBeenCalled();
    });
    await step('another is done', async () => {
      await userEvent.click(screen.getByRole('option', { name: /^Genomics/u }));
      await expect(onGenomics).toHaveBeenCalledOnce();
    });
  },
};

export const ClosedByItsButton: Story = {
  args: { open: true },
  play: async ({ args, step, userEvent }) => {
    await step('Escape closes', async () => {
      await input();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('the button does so too and clears the typed text', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Search' }));
      await userEvent.type(await input(), 'dark');
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(await input()).toHaveValue('');
    });
  },
};

export const Open: Story = { args: { open: true, footer: '↑ ↓ to move, Enter to go, Esc to close' } };

export const NothingFound: Story = {
  args: { open: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), 'zebra');
    await waitFor(async () =>
      expect(await screen.findByRole('status')).toHaveTextContent('Nothing has that name.'),
    );
  },
};

export const SearchedByTheHost: Story = {
  args: { open: true, onQueryChange: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await input(), 'zebra');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('zebra');
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

const onRetry = fn();

export const KeptOpenByAnItem: Story = {
  args: {
    open: true,
    error: 'The reports could not be searched.',
    groups: [
      {
        key: 'reports',
        heading: 'Reports',
        items: [{ key: 'again', label: 'Try again', keepsOpen: true, onSelect: onRetry }],
      },
    ],
    countLabel: (count) => `${count} found`,
  },
  play: async ({ step, userEvent }) => {
    await step('the number of items is announced beside the error', async () => {
      await expect(await screen.findByRole('status')).toHaveTextContent(/could not be searched.*1 found/u);
    });
    await step('Enter runs the item, and the palette stays', async () => {
      await userEvent.type(await input(), '{Enter}');
      await expect(onRetry).toHaveBeenCalledOnce();
      await expect(await input()).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { open: true, loading: true, loadingLabel: 'Looking for projects…' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Looking for projects…');
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

export const Failed: Story = {
  args: { open: true, groups: [], error: 'The projects could not be searched.' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('could not be searched');
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_palette_is_wide_enough_for';

export const ManyAndLong: Story = {
  args: {
    open: true,
    groups: [
      {
        key: 'projects',
        heading: 'Projects',
        items: Array.from({ length: 60 }, (_, index) => ({
          key: `${index}`,
          label: `${index + 1} ${LONG}`,
          hint: LONG,
          shortcut: ['Ctrl', `${index}`],
          onSelect: fn(),
        })),
      },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), '{PageDown}');
    const list = screen.getByRole('listbox');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};
