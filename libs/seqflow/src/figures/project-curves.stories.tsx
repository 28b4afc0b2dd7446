import { aTask, happyHandlers, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ReportCurvesProps } from '../ports/seqflow-ports';
import { NO_SEARCH } from '../testing/job-page';
import { inSeqflowHost } from '../testing/seqflow-host';
import { ProjectCurves } from './project-curves';

const searched = fn();
const requested = fn();

/** Stand-in for the curves of the host. */
function CurvesOfHost({ reportId, nameOf, choice, onChoose }: ReportCurvesProps) {
  return (
    <div>
      <p>{[reportId, choice.curve, nameOf('D5_2 R1')].join(' ')}</p>
      <button type="button" onClick={() => onChoose({ curve: 'adapterContent', sample: 'D6_1' })}>
        Choose adapters
      </button>
    </div>
  );
}

const TASK = uuid(4, 1);
const reportIs = (task: Parameters<typeof aTask>[0]) =>
  reportHttp.on('get', '/api/tasks/{id}', ({ response }) => {
    requested();
    return response(200).json(aTask({ id: TASK, ...task }));
  });

const meta = {
  component: ProjectCurves,
  decorators: [inSeqflowHost],
  parameters: { ports: { ReportCurves: CurvesOfHost } },
  args: {
    task: TASK,
    search: { ...NO_SEARCH, view: 'figures', figureNames: 'D5_2:Liver', curve: 'readGc' },
    onSearchChange: searched,
  },
  beforeEach: () => {
    searched.mockClear();
    requested.mockClear();
  },
} satisfies Meta<typeof ProjectCurves>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The curves have the names of the reader, and the address has their choice. */
export const Ready: Story = {
  beforeEach: ({ msw }) => msw.use(reportIs({ status: 'Finished' }), ...happyHandlers),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`${TASK} readGc Liver R1`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose adapters' }));
    await expect(searched).toHaveBeenLastCalledWith(
      expect.objectContaining({ curve: 'adapterContent', curveSample: 'D6_1', view: 'figures' }),
    );
  },
};

/** Before the report is ready there are no curves. */
export const ReportUnderWay: Story = {
  beforeEach: ({ msw }) => msw.use(reportIs({ status: 'Started', finished_time: null }), ...happyHandlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await expect(canvas.queryByRole('button', { name: 'Choose adapters' })).not.toBeInTheDocument();
  },
};

/** A host without reports requests none. */
export const WithoutReports: Story = {
  parameters: { ports: { ReportCurves: undefined } },
  play: async ({ canvasElement }) => {
    await expect(requested).not.toHaveBeenCalled();
    await expect(canvasElement).toHaveTextContent(/^$/u);
  },
};
