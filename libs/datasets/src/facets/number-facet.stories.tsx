import { happyHandlers } from '@omics-portal/api-mocks';
import { emptyQuery, withFilter, type DataQuery, type Filter } from '@omics-portal/data-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useFieldLabels } from '../fields/field-labels';
import { inDatasetsHost } from '../testing/datasets-host';
import { NumberFacet } from './number-facet';

const SNR = {
  key: 'snr',
  name: 'SNR',
  short: 'SNR',
  description: 'Signal-to-noise ratio',
  collection: 'quartet_proteomics',
  type: 'number',
  priority: 1,
  selected: true,
  min: -1.5,
  max: 60,
} as const;

interface FacetProps {
  readonly query: DataQuery;
  readonly onFilterChange: (filter: Filter | null) => void;
}

function Facet(props: FacetProps) {
  return <NumberFacet field={SNR} labels={useFieldLabels([SNR])} {...props} />;
}

const START = emptyQuery('quartet_proteomics');

const meta = {
  component: Facet,
  decorators: [inDatasetsHost],
  args: {
    query: withFilter(START, 'snr', { kind: 'number', min: 0 }),
    onFilterChange: fn<(filter: Filter | null) => void>(),
  },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Facet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypedNumbers: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const least = await canvas.findByRole('textbox', { name: 'At least' });
    await expect(least).toHaveValue('0');
    await step('a comma is neither dropped nor guessed at', async () => {
      await userEvent.clear(least);
      await userEvent.type(least, '1,5{Enter}');
      await expect(await canvas.findByText(/^Not a number:/)).toBeVisible();
      await expect(least).toBeInvalid();
      await expect(least).toHaveValue('1,5');
      await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled();
      await expect(args.onFilterChange).not.toHaveBeenCalled();
    });
    await step('thousands may be grouped', async () => {
      await userEvent.clear(least);
      await userEvent.type(least, '1,000{Enter}');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: 'number', min: 1000 });
    });
    await step('negative numbers and exponents are read', async () => {
      await userEvent.clear(least);
      await userEvent.type(least, '-1e-1{Enter}');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: 'number', min: -0.1 });
    });
    await step('characters of full width are read', async () => {
      await userEvent.clear(least);
      await userEvent.type(least, '１２．５{Enter}');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: 'number', min: 12.5 });
    });
  },
};
