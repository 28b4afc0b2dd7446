import { type Meta, type StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { PdfViewer } from './pdf-viewer';
import { PDF_LABELS } from './testing/pdf-labels';
import { samplePdf } from './testing/sample-pdf';
import { PDF_VIEWER_USAGE } from './pdf-viewer-usage';

const MANUAL = samplePdf([
  { text: 'Reference materials' },
  { text: 'Storage and handling' },
  { text: 'Certified values', width: 792, height: 612 },
]);

function respond(document: string): Response {
  return new HttpResponse(document, { headers: { 'content-type': 'application/pdf' } });
}

const meta = {
  component: PdfViewer,
  parameters: { usage: PDF_VIEWER_USAGE },
  args: {
    url: '/documents/manual.pdf',
    title: 'Manual of the DNA materials',
    sendToPrinter: fn(),
    labels: PDF_LABELS,
  },
  beforeEach: ({ msw }) => msw.use(http.get('*/documents/manual.pdf', () => respond(MANUAL))),
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function shows(canvas: Canvas, text: string): Promise<HTMLElement> {
  return canvas.findByText(text);
}

function sheet(canvasElement: HTMLElement): HTMLElement {
  return canvasElement.querySelector<HTMLElement>('[data-slot="pdf-page"]')!;
}

export const Turning: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('starts at the first page', async () => {
      await shows(canvas, 'Reference materials');
      await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(1);
      await expect(canvas.getByText('of 3')).toBeVisible();
    });
    await step('before the first page comes the last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await shows(canvas, 'Certified values');
      await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    });
    await step('after the last comes the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await shows(canvas, 'Reference materials');
    });
  },
};

export const PageBox: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await shows(canvas, 'Reference materials');
    const box = () => canvas.getByRole('spinbutton', { name: 'Page' });
    await step('goes to a page by its number', async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), '2{Enter}');
      await shows(canvas, 'Storage and handling');
    });
    await step('resets an invalid page number', async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), '9');
      await userEvent.tab();
      await expect(box()).toHaveValue(2);
      await expect(canvas.getByText('Storage and handling')).toBeInTheDocument();
    });
  },
};

export const Rotated: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await shows(canvas, 'Reference materials');
    const upright = () => sheet(canvasElement).clientHeight > sheet(canvasElement).clientWidth;
    const rotation = () =>
      canvasElement.querySelector('[data-main-rotation]')?.getAttribute('data-main-rotation');
    await expect(upright()).toBe(true);
    await step('a clockwise step makes the page landscape', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rotate right' }));
      await waitFor(() => expect(rotation()).toBe('90'));
      await expect(upright()).toBe(false);
    });
    await step('two counter-clockwise steps reverse the orientation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rotate left' }));
      await waitFor(() => expect(rotation()).toBe('0'));
      await userEvent.click(canvas.getByRole('button', { name: 'Rotate left' }));
      await waitFor(() => expect(rotation()).toBe('270'));
      await expect(upright()).toBe(false);
    });
  },
};

export const Zoomed: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await shows(canvas, 'Reference materials');
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    const drawn = () => Number(sheet(canvasElement).dataset['drawnWidth']);
    const atFirst = drawn();
    await expect(sheet(canvasElement).clientWidth).toBe(atFirst);
    await step('a slightly larger size scales the page', async () => {
      await userEvent.click(zoomIn);
      await expect(canvas.getByText('110 %')).toBeVisible();
      await expect(sheet(canvasElement).clientWidth).toBe(Math.round(atFirst * 1.1));
      await expect(drawn()).toBe(atFirst);
    });
    await step('beyond 1.15 it is rendered again', async () => {
      await userEvent.click(zoomIn);
      await waitFor(() => expect(drawn()).toBe(Math.round(atFirst * 1.25)));
      await waitFor(() =>
        expect(canvasElement.querySelector('canvas')?.clientWidth).toBeGreaterThan(atFirst * 1.2),
      );
    });
    await step('below 0.85 it is rendered again too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await expect(drawn()).toBe(Math.round(atFirst * 1.25));
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await waitFor(() => expect(drawn()).toBe(atFirst));
    });
    await step('ends somewhere', async () => {
      for (let press = 0; press < 10; press += 1) {
        await userEvent.click(zoomIn);
      }
      await expect(canvas.getByText('400 %')).toBeVisible();
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
      await expect(zoomIn).toHaveFocus();
    });
    await step('the whole page can be reached by keyboard', () =>
      waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Manual of the DNA materials' })).toHaveAttribute(
          'tabindex',
          '0',
        ),
      ),
    );
  },
};

export const SelectedText: Story = {
  play: async ({ canvas }) => {
    const line = await shows(canvas, 'Reference materials');
    window.getSelection()?.selectAllChildren(line);
    await expect(window.getSelection()?.toString()).toBe('Reference materials');
    window.getSelection()?.removeAllRanges();
  },
};

interface Printed {
  widths: number[];
}

function keepingWidths(printed: Printed) {
  return (paper: Window) => {
    printed.widths = Array.from(paper.document.images, (picture) => picture.naturalWidth);
    paper.dispatchEvent(new Event('afterprint'));
  };
}

const printed: Printed = { widths: [] };

export const Printing: Story = {
  args: { sendToPrinter: fn(keepingWidths(printed)) },
  play: async ({ canvas, step, userEvent }) => {
    await shows(canvas, 'Reference materials');
    const choose = async (name: string) => {
      printed.widths = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await step('all pages, at 150 dots to an inch', async () => {
      await choose('Print all');
      await waitFor(() => expect(printed.widths).toEqual([1275, 1275, 1650]));
    });
    await step('pages 1 and 2, at 100', async () => {
      await choose('Print pages 1–2');
      await waitFor(() => expect(printed.widths).toEqual([850, 850]));
    });
    await step('leaves nothing behind', () =>
      expect(document.querySelector('body > iframe[aria-hidden]')).toBeNull(),
    );
  },
};

export const PrintFailed: Story = {
  args: {
    sendToPrinter: fn(() => {
      throw new Error('No printer');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'Reference materials');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print all' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The pages could not be printed');
  },
};

export const Download: Story = {
  play: async ({ args, canvas }) => {
    await shows(canvas, 'Reference materials');
    const link = canvas.getByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('href', args.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const OnePage: Story = {
  args: { url: '/documents/note.pdf', fileName: 'note.pdf', height: '320px' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/documents/note.pdf', () => respond(samplePdf([{ text: 'A note' }])))),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await shows(canvas, 'A note');
    await step('wraps to itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveValue(1);
    });
    await step('offers no first two pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
    });
    await step('has the requested height, and downloads under its name', async () => {
      await expect(canvasElement.querySelector('[data-slot="pdf-viewer"]')?.clientHeight).toBe(318);
      await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'note.pdf');
    });
  },
};

export const Loading: Story = {
  args: { url: '/documents/slow.pdf' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/documents/slow.pdf', async () => {
        await delay('infinite');
        return respond(MANUAL);
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the document');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-slot="pdf-viewer"]')?.clientHeight).toBe(498);
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-88">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    await shows(canvas, 'Reference materials');
    await step('every control is visible', async () => {
      const frame = canvasElement.querySelector('[data-slot="pdf-viewer"]')!.getBoundingClientRect();
      for (const control of [...canvas.getAllByRole('button'), canvas.getByRole('link')]) {
        await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right);
      }
    });
  },
};
