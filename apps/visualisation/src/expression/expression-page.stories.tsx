import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expressionDocument } from '../testing/expression-document';
import { TEST_SOURCE } from '../testing/call-sets';
import { clearView, inFramedPage } from '../testing/story-page';
import { ExpressionPage } from './expression-page';

const meta = {
  component: ExpressionPage,
  decorators: [inFramedPage],
  args: { document: expressionDocument() },
  beforeEach: () => clearView(),
} satisfies Meta<typeof ExpressionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plots that show a selected feature. */
function plotsWith(root: HTMLElement, name: string): number {
  return root.querySelectorAll(`[data-selected="${name}"]`).length;
}

export const Proteins: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the most significant protein is shown in all plots', async () => {
      await waitFor(() => expect(plotsWith(canvasElement, 'TP53')).toBe(2));
      await expect(canvas.getByText('TP53 by sample')).toBeVisible();
    });
    await step('a search selects another one', async () => {
      await userEvent.clear(canvas.getByRole('combobox'));
      await userEvent.type(canvas.getByRole('combobox'), 'akt');
      await userEvent.click(await screen.findByRole('option', { name: 'AKT1' }));
      await waitFor(() => expect(plotsWith(canvasElement, 'AKT1')).toBe(2));
      await expect(window.location.hash).toBe('#feature=AKT1');
    });
    await step('a library is selected where it has a value and in the plane of its batch', async () => {
      const [library] = canvas.getAllByRole('button', { name: /^D5_2: /u });
      await userEvent.click(library!);
      await waitFor(() => expect(plotsWith(canvasElement, 'D5_2')).toBe(2));
    });
    await step('a batch is selected in both plots of quality', async () => {
      const [batch] = canvas.getAllByRole('button', { name: /^B3: /u });
      await userEvent.click(batch!);
      await waitFor(() => expect(plotsWith(canvasElement, 'B3')).toBe(2));
    });
  },
};

export const Peptide: Story = {
  beforeEach: () => clearView('feature=AAAK'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('AAAK is not in the table of this batch')).toBeVisible();
    await waitFor(() => expect(plotsWith(canvasElement, 'AAAK')).toBe(1));
  },
};

/** A link to a feature of another table says so, until another one is chosen. */
export const UnknownFeature: Story = {
  beforeEach: () => clearView('feature=NONE'),
  play: async ({ canvas, userEvent }) => {
    const notice = 'Not in the data of this page: NONE';
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(canvas.getByText('TP53 by sample')).toBeVisible();
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'akt1');
    await userEvent.click(await screen.findByRole('option', { name: 'AKT1' }));
    await waitFor(() => expect(canvas.queryByText(notice)).not.toBeInTheDocument());
  },
};

export const SyntheticRna: Story = {
  args: {
    document: expressionDocument({
      kind: 'rna',
      reference: null,
      table: {
        ...expressionDocument().table,
        unit: 'counts',
        source: { ...TEST_SOURCE, id: 'synthetic-rna', synthetic: true },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Synthetic values')).toBeVisible();
    await expect(canvas.getByText(/No RNA reference set is installed/u)).toBeVisible();
    await expect(canvas.getByText(/decides which reference sets it has/u)).toBeVisible();
    await expect(canvas.getAllByText(/These are not measurements/u).length).toBeGreaterThan(3);
  },
};

export const NothingToCompare: Story = {
  args: {
    document: expressionDocument({
      planes: [],
      reference: null,
      table: { ...expressionDocument().table, differences: [] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No principal components could be computed')).toBeVisible();
    await expect(canvas.getByText('No ratio of ALB could be computed')).toBeVisible();
    await expect(canvas.getByText('No feature has a ratio in both pairs')).toBeVisible();
  },
};

export const ChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('各样本中的 TP53')).toBeVisible();
    await expect(canvas.getByText(/个较低。虚线为界限/u)).toBeVisible();
  },
};
