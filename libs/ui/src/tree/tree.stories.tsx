import { type Meta, type StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Tree } from './tree';
import { TREE_USAGE } from './tree-usage';

const meta = {
  component: Tree,
  parameters: { usage: TREE_USAGE },
  args: {
    label: 'Files of batch 7',
    expanded: new Set(['data']),
    onExpandedChange: fn(),
    selected: null,
    onSelect: fn(),
    nodes: [
      {
        id: 'data',
        label: 'data',
        icon: <Folder />,
        children: [
          {
            id: 'raw',
            label: 'raw',
            icon: <Folder />,
            children: [{ id: 'r1', label: 'sample_1.fastq.gz', icon: <FileText /> }],
          },
          { id: 'readme', label: 'README.md', icon: <FileText /> },
        ],
      },
      { id: 'private', label: 'private', icon: <Folder />, disabled: true },
      { id: 'reports', label: 'reports', icon: <Folder />, children: [] },
      { id: 'notes', label: '批次说明.txt', icon: <FileText /> },
    ],
  },
  render: function Controlled({ expanded, onExpandedChange, selected, onSelect, ...props }) {
    const [open, setOpen] = useState(expanded);
    const [chosen, setChosen] = useState(selected);
    return (
      <Tree
        {...props}
        expanded={open}
        onExpandedChange={(next) => {
          setOpen(next);
          onExpandedChange(next);
        }}
        selected={chosen}
        onSelect={
          onSelect
            ? (node) => {
                setChosen(node.id);
                onSelect(node);
              }
            : undefined
        }
      />
    );
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await step('one tab stop', async () => {
      await userEvent.tab();
      await expect(item(/^data/u)).toHaveFocus();
    });
    await step('Right expands and moves in; Left moves out and collapses', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(item(/^raw/u)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(item(/^sample_1/u)).toHaveFocus();
      await expect(item(/^sample_1/u)).toHaveAttribute('aria-level', '3');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(item(/^raw/u)).toHaveFocus();
      await expect(item(/^raw/u)).toHaveAttribute('aria-expanded', 'false');
    });
    await step('End, letters and Home', async () => {
      await userEvent.keyboard('{End}');
      await expect(item(/批次说明/u)).toHaveFocus();
      await userEvent.keyboard('rea');
      await expect(item(/^README/u)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(item(/^data/u)).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'raw' }));
      await expect(item(/^raw/u)).toHaveAttribute('aria-selected', 'true');
    });
    await step('disabled items are focusable but not selectable', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(item(/^private/u)).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onSelect).toHaveBeenCalledOnce();
    });
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('the toggle expands and collapses without selecting', async () => {
      const mark = canvasElement.querySelector('[data-slot="tree-opener"]');
      await userEvent.click(mark ?? canvasElement);
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set());
      await expect(canvas.queryByRole('treeitem', { name: 'raw' })).not.toBeInTheDocument();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('the row is chosen', async () => {
      await userEvent.click(canvas.getByText('reports'));
      await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'reports' }));
    });
  },
};

export const OpeningOnly: Story = {
  render: (args) => meta.render({ ...args, onSelect: undefined }),
  play: async ({ canvas, userEvent }) => {
    const data = canvas.getByRole('treeitem', { name: 'data' });
    await expect(data).not.toHaveAttribute('aria-selected');
    await userEvent.click(canvas.getByText('data'));
    await expect(data).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(data).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Selected: Story = {
  args: { selected: 'readme' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'README.md' })).toHaveFocus();
  },
};

export const LoadingChildren: Story = {
  args: {
    expanded: new Set(['far']),
    nodes: [{ id: 'far', label: 'archive', children: [], state: 'loading', stateLabel: 'Loading…' }],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('treeitem', { name: /archive/u });
    await expect(row).toHaveAttribute('aria-busy', 'true');
    await expect(row).toHaveTextContent('Loading…');
  },
};

export const FailedChildren: Story = {
  args: {
    onRetry: fn(),
    nodes: [
      {
        id: 'far',
        label: 'archive',
        children: [],
        state: 'failed',
        stateLabel: 'Could not be loaded. Press to try again.',
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 'far' })));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_tree_is_wide_enough_for.vcf.gz';

export const DeepAndLong: Story = {
  args: {
    expanded: new Set(['a', 'b', 'c', 'd']),
    nodes: ['d', 'c', 'b', 'a'].reduce<{ id: string; label: string; children?: [] }[]>(
      (children, id) => [{ id, label: `level-${id}`, children: children as [] }],
      [{ id: 'leaf', label: LONG }],
    ),
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(5);
    await expect(tree.scrollWidth).toBe(tree.clientWidth);
  },
};

/** A state that does not fit beside a name is below it, and the name stays in one line. */
export const StateBesideAName: Story = {
  args: {
    expanded: new Set(['a']),
    nodes: [
      {
        id: 'a',
        label: 'data',
        children: [{ id: 'b', label: 'researcher', icon: <Folder />, stateLabel: 'No subfolders' }],
      },
    ],
  },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
  play: async ({ canvas }) => {
    const [name, state] = ['researcher', 'No subfolders'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(name?.height).toBeLessThan(30);
    await expect(state?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: 'raw' })).toHaveFocus();
  },
};
