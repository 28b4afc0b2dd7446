import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE } from '../testing/published-reports';
import { RNA_READS } from '../testing/rna-reports';
import { FiguresHelp } from './figures-help';

const meta = {
  component: FiguresHelp,
} satisfies Meta<typeof FiguresHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind of data has the rule by which its package grades. */
function withRule(report: Story['args']['report'], rule: RegExp): Story {
  return {
    args: { report },
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'What do these figures mean?' }));
      await expect(await canvas.findByText(rule)).toBeVisible();
    },
  };
}

/** The total of proteins is scaled with the batch itself, and has RC where the table has peptides. */
export const TotalOfProteins = withRule(
  PROTEIN_EXAMPLE,
  /the best batch of the history and this one\..*RC of proteins is one of the figures where it was computed/u,
);
export const Proteins = withRule(PROTEIN_EXAMPLE, /quantiles of the history\. .* the worse grade/u);
export const Metabolites = withRule(METABOLITE_EXAMPLE, /this one included/u);
export const Genes = withRule(RNA_READS, /the best fifth is Great/u);
export const Variants = withRule(DNA_EXAMPLE, /quantiles of the history\. .* the better grade/u);
