import {
  type Figure,
  type FigureKey,
  FIGURES,
  type FigureSource,
  type OtherFigure,
  type Tool,
} from '../model/figure';
import { type InputProblem, type InputProblemCode } from '../model/input-problem';
import { type CurveKind } from '../model/tool-curve';
import { type ConcordanceFigures, type DnaCounts } from '../model/variant-counts';
import { type Subject } from '../names/sample-name';
import { isMissing, readNumber, type WrittenNumber } from '../text/read-number';
import { MAX_COUNT, RANGES } from './ranges';
import { tidy } from './tidy';

/** Maximum number of problems listed for one file; the rest is counted. */
const MAX_PROBLEMS = 50;
/** Maximum number of figures, or of points of curves, of one file. */
const MAX_VALUES = 2_000_000;
/** Maximum length of a text that a problem quotes. */
const MAX_QUOTED = 80;

/** Sample as a file names it, and what the name stands for. */
export interface WrittenSample {
  readonly written: string;
  readonly subject: Subject;
  /** Number of the FASTQ file, when the output states it apart from the name. */
  readonly read?: 1 | 2;
  /** Folder whose `genome_results.txt` names the sample, for histograms of Qualimap. */
  readonly folder?: string;
}

/** Value of a sample as read. */
export interface ReadFigure {
  readonly sample: WrittenSample;
  readonly key: FigureKey;
  readonly figure: Figure;
}

/** Column of general statistics that is no known figure, as read. */
export interface ReadOther {
  readonly sample: WrittenSample;
  readonly key: string;
  readonly figure: OtherFigure;
}

/** Curve of a sample as read. */
export interface ReadCurve {
  readonly sample: WrittenSample;
  readonly kind: CurveKind;
  readonly points: readonly (readonly [number, number])[];
  readonly source: FigureSource;
}

/** Position of a value in its file; null where it has none. */
export interface Place {
  readonly line: number | null;
  readonly column: string | null;
}

/** Conversion of a written number into the unit of its figure. */
export interface Scale {
  /** Factor; 100 for fractions that are shown in percent. */
  readonly factor?: number;
  /** True when the file gives the rest of 100 percent, such as the share without duplicates. */
  readonly restOfHundred?: boolean;
}

/** Collector of the figures, curves, counts and problems of one file. */
export class FileReading {
  readonly figures: ReadFigure[] = [];
  readonly others: ReadOther[] = [];
  readonly curves: ReadCurve[] = [];
  readonly dna: (Pick<DnaCounts, 'snv' | 'indel' | 'source'> & { readonly sample: WrittenSample })[] = [];
  readonly mendelian: {
    readonly family: string;
    readonly type: 'snv' | 'indel';
    readonly figures: ConcordanceFigures;
    readonly source: FigureSource;
  }[] = [];
  toolVersion: string | null = null;
  readonly path: string;
  readonly #problems: InputProblem[] = [];
  #unlisted = 0;
  #values = 0;

  constructor(path: string) {
    this.path = path;
  }

  /** Problems, at most {@link MAX_PROBLEMS} and the count of the others. */
  get problems(): readonly InputProblem[] {
    return this.#unlisted === 0
      ? this.#problems
      : [...this.#problems, this.#problem('more-problems', {}, { count: this.#unlisted })];
  }

  /** True when the file gave a value of any kind. */
  get hasValues(): boolean {
    return [this.figures, this.others, this.curves, this.dna, this.mendelian].some((list) => list.length > 0);
  }

  /** Adds a problem of the file, or of one of its values. */
  report(
    code: InputProblemCode,
    at: Partial<Place> = {},
    params: Readonly<Record<string, string | number>> = {},
  ): void {
    if (this.#problems.length < MAX_PROBLEMS) {
      this.#problems.push(this.#problem(code, at, params));
    } else {
      this.#unlisted += 1;
    }
  }

  /** Origin of a value of this file. */
  source(tool: Tool, column: string, viaMultiqc = false): FigureSource {
    return { tool, viaMultiqc, file: this.path, column };
  }

  /** Adds a figure, or a problem when its value is outside the range of its unit. */
  figure(
    sample: WrittenSample,
    key: FigureKey,
    written: WrittenNumber,
    {
      source,
      line = null,
      scale = {},
    }: { source: FigureSource; line?: number | null; scale?: Scale | undefined },
  ): void {
    const { unit } = FIGURES[key];
    const factor = scale.factor ?? 1;
    const value = tidy(scale.restOfHundred ? 100 - written.value : written.value * factor);
    const { min, max } = RANGES[unit];
    if (!(value >= min && value <= max)) {
      const given = { value: written.value, min: min / factor, max: max / factor };
      this.report('out-of-range', { line, column: source.column }, given);
    } else if (this.countValue()) {
      this.figures.push({
        sample,
        key,
        figure: { value, unit, rounding: written.rounding * factor, source },
      });
    }
  }

  /** Number of a cell; null for a missing one, and with a problem for other text. */
  number(text: string, at: Partial<Place>): WrittenNumber | null {
    if (isMissing(text)) {
      return null;
    }
    const written = readNumber(text);
    if (!written) {
      this.report('not-a-number', at, { text: text.slice(0, MAX_QUOTED) });
    }
    return written;
  }

  /** Value from 0 to a maximum; null for a missing one, and with a problem for one outside. */
  bounded(value: number | null | undefined, at: Partial<Place>, max: number = MAX_COUNT): number | null {
    if (value === null || value === undefined || (value >= 0 && tidy(value) <= max)) {
      return value ?? null;
    }
    this.report('out-of-range', at, { value, min: 0, max });
    return null;
  }

  /** Counts one value more; false, with one problem, beyond the limit of a file. */
  countValue(): boolean {
    this.#values += 1;
    if (this.#values === MAX_VALUES + 1) {
      this.report('truncated', {}, { limit: MAX_VALUES });
    }
    return this.#values <= MAX_VALUES;
  }

  #problem(
    code: InputProblemCode,
    { line = null, column = null }: Partial<Place>,
    params: Readonly<Record<string, string | number>>,
  ): InputProblem {
    return {
      file: this.path,
      line,
      column: column === null ? null : column.slice(0, MAX_QUOTED),
      code,
      params,
    };
  }
}
