import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Status } from '../status/status';
import { PageHeader } from './page-header';

const meta = {
  component: PageHeader,
  args: {
    title: 'Quartet protein batch 7',
    description: 'Expression-matrix QC of twelve libraries, three per sample.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Quartet protein batch 7');
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Stop</Button>
        <Button variant="primary">Create project</Button>
      </>
    ),
    children: <Status tone="active" label="Running" />,
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Quartet_DNA_BGI_SEQ2000_BGI_LCL5_1_20180518_LCL6_1_20180518_LCL7_1_20180518_assessment_of_all_batches',
  },
};
