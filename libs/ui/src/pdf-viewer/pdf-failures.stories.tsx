import { type Meta, type StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn } from 'storybook/test';
import { PdfViewer } from './pdf-viewer';
import { PDF_LABELS } from './testing/pdf-labels';
import { PDF_VIEWER_USAGE } from './pdf-viewer-usage';

/** Messages written to the console as errors. */
const reported = fn();

const meta = {
  component: PdfViewer,
  parameters: { usage: PDF_VIEWER_USAGE },
  args: { url: '/documents/manual.pdf', title: 'Manual of the DNA materials', labels: PDF_LABELS },
  beforeEach: () => {
    reported.mockClear();
    const error = spyOn(console, 'error').mockImplementation(reported);
    return () => error.mockRestore();
  },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A response that is an error never reaches pdf.js, whose own request can leave an unhandled rejection. */
export const Missing: Story = {
  args: { url: '/documents/missing.pdf' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/documents/missing.pdf', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Preview unavailable');
    await expect(canvas.getByRole('link', { name: 'Download the file' })).toHaveAttribute('href', args.url);
    await expect(reported).not.toHaveBeenCalledWith(expect.stringContaining('ResponseException'));
  },
};

export const Unreachable: Story = {
  args: { url: '/documents/unreachable.pdf' },
  beforeEach: ({ msw }) => msw.use(http.get('*/documents/unreachable.pdf', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Preview unavailable');
  },
};

export const NotADocument: Story = {
  args: { url: '/documents/page.pdf', title: '用户手册' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/documents/page.pdf', () => HttpResponse.html('<p>Please sign in</p>'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Preview unavailable');
  },
};
