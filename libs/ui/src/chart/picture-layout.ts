/** Content of a saved chart image, with a function that measures text. */
export interface PictureParts {
  title: string;
  /** Labels of the legend. */
  legend: readonly string[];
  /** Source of the figures, below all else. */
  source?: string | undefined;
  /** Size of the plot in pixels. */
  plot: { width: number; height: number };
  /** Right-to-left page: the title starts at the right and the legend runs to the left. */
  rightToLeft: boolean;
  /** Width of a text in pixels at a font size; the title is bold. */
  measure: (text: string, size: number, bold: boolean) => number;
}

/** Text with the position of its start on the baseline. */
export interface PositionedText {
  text: string;
  x: number;
  y: number;
}

export interface PictureLayout {
  width: number;
  height: number;
  title: readonly PositionedText[];
  plot: { x: number; y: number };
  /** Centre of the mark, and the lines of the label. */
  legend: readonly { mark: { x: number; y: number }; label: PositionedText }[];
  source: readonly PositionedText[];
}

export const TITLE_SIZE = 16;
export const LABEL_SIZE = 12;
const EDGE = 16;
const TITLE_LINE = 22;
const LEGEND_LINE = 20;
const SOURCE_LINE = 16;
const MARK = 24;
const MARK_GAP = 6;
const ENTRY_GAP = 16;

/** Marks that end no line, such as （ and “. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** Marks that begin no line, such as ， and 。 and ）. */
const CLOSING = /^[\p{Pe}\p{Pf}.,:;!?%、。，．：；！？％…]/u;

/** Words of a text, in any script, with the marks that belong to them: a Chinese line does not begin with a full stop. */
function unbrokenWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const before = words.at(-1);
    const belongs = before !== undefined && /\S$/u.test(before) && /^\S/u.test(segment);
    if (belongs && (OPENING.test(before) || CLOSING.test(segment))) {
      words[words.length - 1] = before + segment;
    } else {
      words.push(segment);
    }
  }
  return words;
}

/** Text wrapped to a width in pixels, between words; a word that is too long is broken. */
export function wrapText(text: string, pixels: number, measure: (text: string) => number): string[] {
  const pieces = unbrokenWords(text).flatMap((word) => (measure(word) > pixels ? [...word] : [word]));
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line.trim() !== '' && measure((line + piece).trimEnd()) > pixels) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trim()];
}

/** Label shortened until its entry fits into a line. */
function shortLabel(label: string, pixels: number, measure: (text: string) => number): string {
  if (measure(label) <= pixels) {
    return label;
  }
  const letters = [...label];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > pixels) {
    letters.pop();
  }
  return `${letters.join('')}…`;
}

interface Entry {
  label: string;
  width: number;
}

function legendRows(entries: readonly Entry[], pixels: number): Entry[][] {
  const rows: Entry[][] = [];
  let used = Infinity;
  for (const entry of entries) {
    if (used + ENTRY_GAP + entry.width > pixels) {
      rows.push([]);
      used = -ENTRY_GAP;
    }
    rows.at(-1)?.push(entry);
    used += ENTRY_GAP + entry.width;
  }
  return rows;
}

/** Layout of a saved chart image: title above, plot, legend in centred lines below, then the source. */
export function layOutPicture(parts: PictureParts): PictureLayout {
  const { title, legend, source, plot, rightToLeft, measure } = parts;
  const width = plot.width + 2 * EDGE;
  const mirrored = (x: number) => (rightToLeft ? width - x : x);
  const lines = wrapText(title, plot.width, (text) => measure(text, TITLE_SIZE, true));
  const plotTop = EDGE + lines.length * TITLE_LINE + EDGE / 2;
  const ofLabel = (text: string) => measure(text, LABEL_SIZE, false);
  const entries = legend.map((full) => {
    const label = shortLabel(full, plot.width - MARK - MARK_GAP, ofLabel);
    return { label, width: MARK + MARK_GAP + ofLabel(label) };
  });
  const rows = legendRows(entries, plot.width);
  const legendTop = plotTop + plot.height + EDGE / 2;
  const sourceTop = legendTop + rows.length * LEGEND_LINE;
  const sourceLines = source === undefined ? [] : wrapText(source, plot.width, ofLabel);
  return {
    width,
    height: sourceTop + sourceLines.length * SOURCE_LINE + EDGE / 2,
    title: lines.map((text, line) => ({ text, x: mirrored(EDGE), y: EDGE + TITLE_LINE * line + TITLE_SIZE })),
    plot: { x: EDGE, y: plotTop },
    legend: rows.flatMap((row, line) =>
      layOutRow(row, width, legendTop + LEGEND_LINE * (line + 0.5), mirrored),
    ),
    source: sourceLines.map((text, line) => ({
      text,
      x: mirrored(EDGE),
      y: sourceTop + SOURCE_LINE * line + LABEL_SIZE,
    })),
  };
}

function layOutRow(row: readonly Entry[], width: number, middle: number, mirrored: (x: number) => number) {
  const all = row.reduce((sum, entry) => sum + entry.width, ENTRY_GAP * (row.length - 1));
  let x = (width - all) / 2;
  return row.map(({ label, width: entryWidth }) => {
    const start = x;
    x += entryWidth + ENTRY_GAP;
    return {
      mark: { x: mirrored(start + MARK / 2), y: middle },
      label: { text: label, x: mirrored(start + MARK + MARK_GAP), y: middle + LABEL_SIZE / 3 },
    };
  });
}
