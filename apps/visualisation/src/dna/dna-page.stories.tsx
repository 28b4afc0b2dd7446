import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { callSet, TEST_SOURCE } from '../testing/call-sets';
import { clearView, inFramedPage } from '../testing/story-page';
import { densityDocument, smallVariantDensity } from '../testing/variant-density';
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

const DENSITY = '*/data/dna-density.json';

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
  beforeEach: ({ msw }) => {
    clearView();
    msw.use(http.get(DENSITY, () => HttpResponse.json(densityDocument(null))));
  },
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
      await expect(await canvas.findByText(/no set of small variants is installed/u)).toBeVisible();
      await expect(canvas.getByText(/decides which reference sets it has/u)).toBeVisible();
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
    await expect(canvas.getByText(/decides which reference sets it has/u)).toBeVisible();
    await expect(canvas.queryByText(/REFERENCE_SETS_DIR|manifest/u)).not.toBeInTheDocument();
  },
};

const installed: Story['beforeEach'] = ({ msw }) =>
  msw.use(http.get(DENSITY, () => HttpResponse.json(densityDocument())));

export const Density: Story = {
  beforeEach: installed,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a chromosome that is selected in the map is shown for all samples', async () => {
      const row = await canvas.findByRole('button', {
        name: /^chr1: SNV [\d,]+, Most in one window: 7,500/u,
      });
      row.focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(await canvas.findByText('chr6 of all samples, SNV')).toBeVisible();
      await expect(window.location.hash).toBe('#chromosome=chr6');
      await expect(canvasElement.querySelectorAll('[data-selected="chr6"]')).toHaveLength(1);
    });
    await step('a line of the chromosome selects its sample in the map', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^F7: SNV / }));
      await expect(canvas.getByText('Density of variants along the genome, F7, SNV')).toBeVisible();
      await expect(window.location.hash).toBe('#chromosome=chr6&sample=F7');
    });
    await step('the type of variant is that of the page', async () => {
      const types = canvas.getByRole('radiogroup', { name: 'Type of variant along the genome' });
      await userEvent.click(within(types).getByRole('radio', { name: 'INDEL' }));
      await expect(canvas.getByText('Density of variants along the genome, F7, INDEL')).toBeVisible();
      await expect(canvas.getByText('Precision and recall, WGS, INDEL')).toBeVisible();
    });
    await step('the selected chromosome is pressed again to select none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^chr6: / }));
      await expect(canvas.getByText('Select a chromosome to compare the samples')).toBeVisible();
    });
    await step('nothing was left out, which is said', async () => {
      await expect(canvas.getByText('No line of the files was left out.')).toBeVisible();
    });
  },
};

/** A set with faults: a damaged file, lines that cannot be read, and a header without lengths. */
export const DensityWithGaps: Story = {
  beforeEach: ({ msw }) => {
    const whole = smallVariantDensity();
    const density = smallVariantDensity({
      assembly: null,
      chromosomes: whole.chromosomes.map((one) => ({ ...one, isDeclared: one.name !== 'chrX' })),
      leftOut: {
        ...whole.leftOut,
        badLines: 1234,
        otherAlleles: 5,
        files: [{ file: 'D6.vcf.gz', reason: 'damaged' }],
      },
    });
    msw.use(http.get(DENSITY, () => HttpResponse.json(densityDocument(density))));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^D6\.vcf\.gz: /u)).toBeVisible();
    await expect(canvas.getByText(/end at their last variant here: chrX\./u)).toBeVisible();
    const sentences = canvasElement.querySelectorAll('[data-slot="left-out"] li');
    await expect(Array.from(sentences, ({ textContent }) => textContent.replace(/.*: /u, ''))).toEqual([
      '1,234.',
      '5.',
      'chrX.',
    ]);
  },
};

export const DensityOfNoFile: Story = {
  beforeEach: ({ msw }) => {
    const { leftOut } = smallVariantDensity();
    const files = [{ file: 'D5.vcf.gz', reason: 'missing' as const }];
    const density = smallVariantDensity({
      samples: [],
      chromosomes: [],
      files: 0,
      leftOut: { ...leftOut, files },
    });
    msw.use(http.get(DENSITY, () => HttpResponse.json(densityDocument(density))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No file of the set could be counted')).toBeVisible();
    await expect(canvas.getByText(/^D5\.vcf\.gz: the file is not in the folder/u)).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  beforeEach: installed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '孟德尔一致率' })).toBeChecked();
  },
};
