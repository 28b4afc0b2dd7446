import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { ChartSource } from './chart-source';
import { GroupedBarChart } from './grouped-bar-chart';
import { catchSavedFiles, type SavedFile } from './testing/saved-files';
import { CHART_LABELS } from './testing/story-labels';
import { GROUPED_BAR_CHART_USAGE } from './grouped-bar-chart-usage';

let saved: SavedFile[] = [];

const meta = {
  title: 'chart/Saving',
  component: GroupedBarChart,
  parameters: { usage: GROUPED_BAR_CHART_USAGE },
  args: {
    viewId: 'saved',
    height: 240,
    title: 'Jobs by project',
    summary: 'Of 42 jobs, 7 failed.',
    xLabel: 'Jobs',
    yLabel: 'Project',
    series: [
      { id: 'succeeded', label: 'Succeeded' },
      { id: 'failed', label: 'Failed' },
    ],
    groups: [
      { key: 'wgs', label: 'WGS batch 3', values: [30, 2] },
      { key: 'x', label: '=HYPERLINK("x")', values: [5, 5] },
    ],
    labels: CHART_LABELS,
  },
  beforeEach: () => {
    const { files, stop } = catchSavedFiles();
    saved = files;
    return stop;
  },
} satisfies Meta<typeof GroupedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function choose(
  { canvas, userEvent }: { canvas: ReturnType<typeof within>; userEvent: Play['userEvent'] },
  item: string,
): Promise<SavedFile> {
  await waitFor(() => expect(document.querySelector('[data-mark]')).not.toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return saved[0]!;
}

/** Relative luminance of a colour as browsers compute it. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/gu)?.map(Number) ?? [];
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

async function readPicture(content: Blob): Promise<SVGSVGElement> {
  const parsed = new DOMParser().parseFromString(await content.text(), 'image/svg+xml');
  return parsed.documentElement as unknown as SVGSVGElement;
}

export const Drawing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const { name, content } = await choose({ canvas, userEvent }, 'Vector image (SVG)');
    const picture = await readPicture(content);
    await step('is a standalone drawing named after the chart', async () => {
      await expect(name).toBe('Jobs_by_project.svg');
      await expect(content.type).toBe('image/svg+xml');
      await expect(picture.querySelector('parsererror')).toBeNull();
      await expect(picture.querySelector('title')!.textContent).toBe('Jobs by project');
    });
    await step('has title, legend, names and bars', async () => {
      const texts = Array.from(picture.querySelectorAll('text'), ({ textContent }) => textContent);
      await expect(texts).toEqual(
        expect.arrayContaining(['Jobs by project', 'Succeeded', 'Failed', 'WGS batch 3', 'Jobs']),
      );
      await expect(picture.querySelectorAll('rect[fill^="url("]').length).toBe(6);
    });
    await step('depends on nothing in the page', async () => {
      const text = await content.text();
      await expect(text).not.toContain('var(');
      await expect(text).not.toMatch(/ (?:class|style|role|tabindex|data-\w+|aria-\w+)=/u);
      const patterns = Array.from(text.matchAll(/url\(&quot;#([^&]+)&quot;\)/gu), ([, id]) => id ?? '');
      await expect(patterns.length).toBeGreaterThan(0);
      await expect(patterns.filter((id) => picture.querySelector(`[id="${id}"]`) === null)).toEqual([]);
    });
  },
};

/** The source that the page names is part of the image. */
export const DrawingWithSource: Story = {
  decorators: [
    (Story) => (
      <ChartSource value="Source: a test. License: MIT.">
        <Story />
      </ChartSource>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const { content } = await choose({ canvas, userEvent }, 'Vector image (SVG)');
    const picture = await readPicture(content);
    const [last] = [...picture.querySelectorAll<SVGTextElement>(':scope > text')].toReversed();
    await expect(last!.textContent).toBe('Source: a test. License: MIT.');
    await expect(Number(last!.getAttribute('y'))).toBeLessThan(Number(picture.getAttribute('height')));
  },
};

export const DarkDrawing: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const { content } = await choose({ canvas, userEvent }, 'Vector image (SVG)');
    const picture = await readPicture(content);
    const ground = picture.querySelector(':scope > rect')!.getAttribute('fill')!;
    const texts = Array.from(picture.querySelectorAll('text'), (text) => text.getAttribute('fill')!);
    await expect(brightness(ground)).toBeLessThan(0.2);
    await expect(texts.filter((fill) => brightness(fill) < 0.5)).toEqual([]);
  },
};

export const Dots: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { name, content } = await choose({ canvas, userEvent }, 'Picture (PNG)');
    await expect(name).toBe('Jobs_by_project.png');
    await expect(content.type).toBe('image/png');
    const image = await createImageBitmap(content);
    const plot = canvasElement.querySelector('[data-slot="chart-plot"]')!;
    await expect(image.width).toBe((plot.clientWidth + 32) * 2);
    const canvasOf = new OffscreenCanvas(image.width, image.height);
    const context = canvasOf.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const dots = context.getImageData(0, 0, image.width, image.height).data;
    const colours = new Set<string>();
    for (let at = 0; at < dots.length; at += 4) {
      colours.add(`${dots[at]},${dots[at + 1]},${dots[at + 2]}`);
    }
    // Background, text, two series with their hatches, and the shades between them.
    await expect(colours.size).toBeGreaterThan(20);
  },
};

export const TableText: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, content } = await choose({ canvas, userEvent }, 'Table (TSV)');
    await expect(name).toBe('Jobs_by_project.tsv');
    await expect(await content.text()).toBe(
      `Project\tSucceeded\tFailed\nWGS batch 3\t30\t2\n"'=HYPERLINK(""x"")"\t5\t5\n`,
    );
  },
};

export const PictureNeedsTheDrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('menuitem', { name: 'Picture (PNG)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('menuitem', { name: 'Table (TSV)' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Right to left: title and legend start at the right, the axes keep their direction. */
export const RightToLeft: Story = {
  args: {
    title: 'مهام حسب المشروع',
    series: [
      { id: 'a', label: 'نجح' },
      { id: 'b', label: 'فشل' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { content } = await choose({ canvas, userEvent }, 'Vector image (SVG)');
    const picture = await readPicture(content);
    const title = [...picture.querySelectorAll('text')].find(
      ({ textContent }) => textContent === 'مهام حسب المشروع',
    )!;
    await expect(Number(title.getAttribute('x'))).toBe(Number(picture.getAttribute('width')) - 16);
    const [first, second] = [...canvasElement.querySelectorAll('[data-slot="chart-legend"] li')];
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
    await expect(canvasElement.querySelector('[data-slot="chart-plot"]')).toHaveAttribute('dir', 'ltr');
  },
};
