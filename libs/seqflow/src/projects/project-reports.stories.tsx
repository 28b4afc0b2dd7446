import { aProject, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { ProjectReports } from './project-reports';

const meta = {
  component: ProjectReports,
  decorators: [inSeqflowHost],
  args: { project: aProject() },
} satisfies Meta<typeof ProjectReports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { project: aProject({ reports: { total: 1, newest: uuid(4, 1) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View report: rna_batch_1' })).toHaveAttribute(
      'href',
      `#/datains-report/${uuid(4, 1)}`,
    );
  },
};

/** Each job has its own report: the link leads to the jobs. */
export const Many: Story = {
  args: { project: aProject({ reports: { total: 24, newest: uuid(4, 1) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '24 reports' })).toHaveAttribute(
      'href',
      expect.stringContaining(uuid(2, 1)),
    );
  },
};

export const None: Story = {
  args: { project: aProject({ reports: { total: 0, newest: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Older servers do not tell. */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
