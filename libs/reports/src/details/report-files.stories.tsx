import { happyHandlers, reportHttp, reportHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

/** Files and citation of a finished report. */
const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask(),
      storedFiles.figures(PROTEIN_EXAMPLE),
      storedFiles.document('Verdict: Pass'),
      http.get('*/storage/*/ro-crate-metadata.json', () =>
        HttpResponse.json({ '@graph': [{ '@id': 'report.json', '@type': 'File' }] }),
      ),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the files that a story saves, in their order. */
function savedFiles(): string[] {
  const names: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** Page to save, from the service, which adds the citation, and as it is stored where the service is an older one. */
export const PageToSave: Story = {
  play: async ({ canvas, msw, step, userEvent }) => {
    const saved = savedFiles();
    const contents = spyOn(URL, 'createObjectURL');
    const save = async () => userEvent.click(await canvas.findByRole('button', { name: 'Download HTML' }));
    const content = async () => (contents.mock.lastCall?.[0] as Blob).text();
    await step('has the citation', async () => {
      await save();
      await waitFor(() => expect(saved).toEqual(['protein_example.html']));
      await expect(await content()).toContain('How to cite');
    });
    await step('is the stored one of an older service', async () => {
      msw.use(reportHttp.failing('get', '/api/tasks/{id}/html', 404, 'Not Found'), storedFiles.page);
      await save();
      await waitFor(() => expect(saved).toHaveLength(2));
      await expect(await content()).not.toContain('How to cite');
    });
  },
};

export const Downloads: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const saved = savedFiles();
    await step('the PDF document has the name of the report', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
      await waitFor(() => expect(saved).toEqual(['protein_example.pdf']));
    });
    await step('the RO-Crate metadata has the name that the specification gives it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download RO-Crate metadata' }));
      await waitFor(() => expect(saved).toEqual(['protein_example.pdf', 'ro-crate-metadata.json']));
    });
    await step('the archive has the name of the report', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download with all files (ZIP)' }));
      await waitFor(() => expect(saved.at(-1)).toBe('protein_example.crate.zip'));
    });
  },
};

/** A stored report.json with a field of a later program, in the form that it has in the store. */
const STORED = `${JSON.stringify({ ...PROTEIN_EXAMPLE, ofALaterProgram: [1] })} \n`;

/** Report as JSON saves the stored file, byte by byte. */
export const StoredJson: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.table('report.json', STORED)),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const create = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Report as JSON' }));
    await waitFor(() => expect(saved).toEqual(['protein_example.json']));
    await expect(await (create.mock.lastCall?.[0] as Blob).text()).toBe(STORED);
  },
};

/** A file of the crate that is gone: no archive without it. */
export const ArchiveFails: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.noFile('report.json')),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download with all files (ZIP)' }));
    await expect(await screen.findByText('The file could not be loaded')).toBeVisible();
    await expect(saved).toEqual([]);
  },
};

export const PdfFails: Story = {
  beforeEach: ({ msw }) => msw.use(reportHandlers.createPdfError),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await expect(await screen.findByText(/The report is too large for a PDF document/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
  },
};

/** A server without Chromium, and a report without a crate. */
export const NoPdf: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({
        pdf: false,
        response: {
          report: 'minio://tservice/0b1c/report.html',
          result: 'minio://tservice/0b1c/report.json',
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This site makes no PDF documents\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /RO-Crate/u })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Download HTML' })).toBeEnabled();
  },
};

/** A report that is a PDF document, of a server without crates: there is nothing more to download. */
export const NothingToArchive: Story = {
  beforeEach: ({ msw }) => msw.use(oneTask({ response: { report: 'minio://tservice/0b1c/report.pdf' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How to cite' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Files for the archive' })).not.toBeInTheDocument();
  },
};

export const Citation: Story = {
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const heading = await canvas.findByRole('heading', { name: 'How to cite' });
    const address = `${location.href.split('#')[0]}#/datains-report/${REPORT_ID}`;
    const citation = `Ada Lovelace. protein_example. Quality report ${REPORT_ID}, 2022-05-20, quartet-protqc-report-v0.2.4. Quartet Data Portal. ${address}`;
    await expect(within(heading.closest('section')!).getByText(citation)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the citation' }));
    await expect(copied).toHaveBeenCalledWith(citation);
  },
};
