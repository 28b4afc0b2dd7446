/** Character between the cells of a text table. */
export type Delimiter = '\t' | ',' | ';';

const DELIMITERS: readonly Delimiter[] = ['\t', ',', ';'];

/** Number of lines that the detection reads. */
const SAMPLE_LINES = 50;

/**
 * Delimiter of a text table: the one that most lines have equally often, outside of quotes; among equals the tab, then the comma.
 * A comma if the text has one column only.
 */
export function detectDelimiter(text: string): Delimiter {
  const counts = countDelimiters(text);
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const lines = counts.map((line) => line[delimiter]);
    const usual = mostFrequent(lines.filter((count) => count > 0));
    const score = usual === 0 ? 0 : lines.filter((count) => count === usual).length / lines.length;
    if (score > best.score) {
      best = { delimiter, score };
    }
  }
  return best.delimiter;
}

type LineCounts = Record<Delimiter, number>;

function countDelimiters(text: string): readonly LineCounts[] {
  const lines: LineCounts[] = [];
  let line: LineCounts = { '\t': 0, ',': 0, ';': 0 };
  let isQuoted = false;
  let isEmpty = true;
  const end = () => {
    if (!isEmpty) lines.push(line);
    line = { '\t': 0, ',': 0, ';': 0 };
    isEmpty = true;
  };
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && (character === '\n' || character === '\r')) {
      end();
      if (lines.length >= SAMPLE_LINES) return lines;
      continue;
    }
    isEmpty = false;
    if (!isQuoted && (character === '\t' || character === ',' || character === ';')) line[character] += 1;
  }
  end();
  return lines;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  values.forEach((value) => counts.set(value, (counts.get(value) ?? 0) + 1));
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}
