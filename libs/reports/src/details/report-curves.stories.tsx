import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { RNA_CURVES, RNA_READS } from '../testing/rna-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';
import { ReportCurves, type CurveChoice, type ReportCurvesProps } from './report-curves';

const chosen = fn();

/** Host that holds the choice. */
function Host(props: ReportCurvesProps) {
  const [choice, setChoice] = useState<CurveChoice>(props.choice);
  return (
    <ReportCurves
      {...props}
      choice={choice}
      onChoose={(next) => {
        chosen(next);
        setChoice(next);
      }}
    />
  );
}

const meta = {
  component: ReportCurves,
  decorators: [inReportsHost],
  render: (args) => <Host {...args} />,
  args: {
    reportId: REPORT_ID,
    nameOf: (sample) => sample.replace(/^D5_1 /u, 'Liver '),
    choice: { curve: undefined, sample: undefined },
    onChoose: fn(),
  },
  beforeEach: ({ msw }) => {
    chosen.mockClear();
    msw.use(oneTask({}), storedFiles.curves(RNA_CURVES), storedFiles.figures(RNA_READS), ...happyHandlers);
  },
} satisfies Meta<typeof ReportCurves>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The samples have the names of the host, which stores the choice too. */
export const Named: Story = {
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Base quality' });
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
    await expect((await within(figure).findAllByText('Liver R1 (fastqc)'))[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Coverage along genes' }));
    await expect(chosen).toHaveBeenLastCalledWith({ curve: 'geneCoverage', sample: undefined });
    await expect(await canvas.findByRole('figure', { name: 'Coverage along genes' })).toBeVisible();
  },
};

/** The file with the figures is not there: absence does not look like a report without curves. */
export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.noFigures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The curves could not be loaded/u)).toBeVisible();
  },
};
