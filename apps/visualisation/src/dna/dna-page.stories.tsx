import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { callSet, TEST_SOURCE } from '../testing/call-sets';
import { clearView, inFramedPage } from '../testing/story-page';
import { DnaPage } from './dna-page';

const LABS = ['ARD', 'BGI', 'WUX'];
const GENOMES = LABS.flatMap((lab, index) =>
  [1, 2, 3].map((repeat) =>
    callSet({
      id: `ILM_Nova_${lab}_20181108_${repeat}`,
      lab,
      platform: lab === 'BGI' ? 'BGI' : 'Illumina',
      recall: { snv: 0.99 + index / 1000 + repeat / 10_000, indel: 0.97 },
      mendelian: { snv: 0.95 + index / 100 + repeat / 1000, indel: 0.9 },
    }),
  ),
);
const EXOME = callSet({ id: '000001-1', sequencing: 'WES', preparation: 'PCR', platform: null, lab: null });

const meta = {
  component: DnaPage,
  decorators: [inFramedPage],
  args: {
    document: {
      version: 1,
      kind: 'dna',
      history: { source: TEST_SOURCE, callSets: [...GENOMES, EXOME] },
      variants: {
        source: TEST_SOURCE,
        libraries: [
          { library: 'LCL5_1', donor: 'D5', sequencing: 'WGS', snv: 3_996_629, indel: 950_359 },
          { library: 'LCL6_1', donor: 'D6', sequencing: 'WGS', snv: 3_990_835, indel: 948_418 },
          { library: 'WES_LCL5', donor: 'D5', sequencing: 'WES', snv: 24_965, indel: 1000 },
        ],
      },
    },
  },
  beforeEach: () => clearView(),
} satisfies Meta<typeof DnaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the selected marks, one for each plot that shows it. */
function selected(root: HTMLElement): (string | null)[] {
  return [...root.querySelectorAll('[data-selected]')].map((mark) => mark.getAttribute('data-selected'));
}

export const Genomes: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a call set that is selected in one plot is selected in the other', async () => {
      const [point] = await canvas.findAllByRole('button', { name: /^ILM_Nova_ARD_20181108_2: /u });
      point!.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(selected(canvasElement)).toEqual(new Array(2).fill('ILM_Nova_ARD_20181108_2')),
      );
      await expect(window.location.hash).toBe('#set=ILM_Nova_ARD_20181108_2');
    });
    await step('the figure and the groups can be chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Platform' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Recall' }));
      await expect(canvas.getByText('Recall by group, WGS, SNV')).toBeVisible();
    });
    await step('each plot names its source, and what cannot be shown is said', async () => {
      await expect(canvas.getAllByText(/License: MIT/u)).toHaveLength(3);
      await expect(canvas.getByText('No density of variants along the genome')).toBeVisible();
    });
  },
};

export const Exomes: Story = {
  beforeEach: () => clearView('sequencing=WES&by=lab'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/names neither platform nor lab/u)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Lab' })).not.toBeInTheDocument();
  },
};

export const WithoutAHistory: Story = {
  args: { document: { ...meta.args.document, history: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The history of call sets is not installed.')).toBeVisible();
    await expect(canvas.getByText(/REFERENCE_SETS_DIR/u)).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '孟德尔一致率' })).toBeChecked();
  },
};
