import { LEGEND_MARK } from './chart-legend';
import { LABEL_SIZE, layOutPicture, TITLE_SIZE, type PositionedText } from './picture-layout';
import { plainColour } from './plain-colour';

const SVG = 'http://www.w3.org/2000/svg';

/** Style properties written into each shape, so that the image needs no style sheet. */
const INLINED_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'visibility',
  'paint-order',
] as const;
const INLINED_TYPE_PROPERTIES = [
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;
/** Attributes that only make sense in the page. */
const OF_THE_PAGE = /^(?:class|style|role|href|tabindex|focusable|aria-.+|data-.+)$/u;
const CONTAINERS = new Set(['svg', 'g', 'defs', 'pattern', 'clipPath']);

/** Copy of a drawing with computed colours and fonts written into it. */
function frozen(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const originals = [source, ...source.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, index) => freeze(original, copies[index]));
  return copy;
}

function freeze(original: SVGElement, copy: SVGElement | undefined): void {
  const style = getComputedStyle(original);
  const attributes = Array.from(copy?.attributes ?? [], ({ name }) => name);
  // The address of an image is its content.
  const isKept = (name: string) => original.tagName === 'image' && name === 'href';
  attributes
    .filter((name) => OF_THE_PAGE.test(name) && !isKept(name))
    .forEach((name) => copy?.removeAttribute(name));
  const transform = style.transform;
  if (transform !== 'none' && !original.hasAttribute('transform')) {
    copy?.setAttribute('transform', transform);
  }
  const isText = original.tagName === 'text' || original.tagName === 'tspan';
  const names: readonly string[] = CONTAINERS.has(original.tagName)
    ? ['opacity']
    : [...INLINED_PROPERTIES, ...(isText ? INLINED_TYPE_PROPERTIES : [])];
  for (const name of names) {
    copy?.setAttribute(name, plainColour(style.getPropertyValue(name)));
  }
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  return made;
}

function meter(family: string) {
  const context = document.createElement('canvas').getContext('2d');
  return (text: string, size: number, bold: boolean): number => {
    if (!context) {
      return text.length * size;
    }
    context.font = `${bold ? 600 : 400} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}

/** Parts of the page that a chart image is made from. */
export interface PictureSource {
  /** Frame of the chart: holds the drawing and the legend, if any. */
  frame: HTMLElement;
  title: string;
  summary: string;
  /** Source of the figures. */
  source?: string | undefined;
}

/** Standalone SVG of a chart with title, legend and source, without a style sheet. Null before the chart is drawn. */
export function chartPicture({ frame, title, summary, source }: PictureSource): SVGElement | null {
  const drawing = frame.querySelector<SVGElement>('[data-slot="chart-plot"] svg');
  if (!drawing) {
    return null;
  }
  const style = getComputedStyle(frame);
  const entries = [...frame.querySelectorAll<HTMLElement>('[data-slot="chart-legend"] li')];
  const rightToLeft = style.direction === 'rtl';
  const layout = layOutPicture({
    title,
    legend: entries.map(({ textContent }) => textContent),
    source,
    plot: { width: drawing.clientWidth, height: drawing.clientHeight },
    rightToLeft,
    measure: meter(style.fontFamily),
  });
  const { width, height } = layout;
  const picture = element('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const named = (name: string, text: string) => {
    const made = element(name, {});
    made.textContent = text;
    return made;
  };
  const text = ({ text: content, x, y }: PositionedText, size: number, weight: number) => {
    const made = named('text', content);
    const { fontFamily, color } = style;
    const attributes = {
      x,
      y,
      fill: plainColour(color),
      'font-family': fontFamily,
      'font-size': size,
      'font-weight': weight,
    };
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
    made.setAttribute('direction', rightToLeft ? 'rtl' : 'ltr');
    return made;
  };
  const moved = (x: number, y: number, content: SVGElement) => {
    const group = element('g', { transform: `translate(${x} ${y})` });
    group.append(content);
    return group;
  };
  const marks = layout.legend.flatMap(({ mark, label }, index) => {
    const drawn = entries[index]?.querySelector<SVGElement>('svg');
    const corner = { x: mark.x - LEGEND_MARK.width / 2, y: mark.y - LEGEND_MARK.height / 2 };
    return [...(drawn ? [moved(corner.x, corner.y, frozen(drawn))] : []), text(label, LABEL_SIZE, 400)];
  });
  picture.append(
    named('title', title),
    named('desc', summary),
    element('rect', { width, height, fill: groundOf(frame) }),
    ...layout.title.map((line) => text(line, TITLE_SIZE, 600)),
    moved(layout.plot.x, layout.plot.y, frozen(drawing)),
    ...marks,
    ...layout.source.map((line) => text(line, LABEL_SIZE, 400)),
  );
  return picture;
}

/** Background colour behind an element: that of the nearest ancestor that has one. */
function groundOf(start: HTMLElement): string {
  for (let at: HTMLElement | null = start; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/u.test(backgroundColor)) {
      return plainColour(backgroundColor);
    }
  }
  return plainColour(getComputedStyle(document.documentElement).getPropertyValue('--surface'));
}

/** SVG file of the image. */
export function svgFile(picture: SVGElement): Blob {
  const text = new XMLSerializer().serializeToString(picture);
  return new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`], { type: 'image/svg+xml' });
}

/** Device pixel ratio of the PNG: sharp on a slide. */
const DOTS = 2;

/** PNG file of the image. Rejects when the browser cannot draw it. */
export async function pngFile(picture: SVGElement): Promise<Blob> {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((width ?? 0) * DOTS);
    canvas.height = Math.round((height ?? 0) * DOTS);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
