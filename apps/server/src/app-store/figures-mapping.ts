import type { Language } from '../http/preferred-language.ts';

/** Text by language; English is used where there is no translation. */
export type LocalisedText = Readonly<{ 'en-US': string } & Partial<Record<Language, string>>>;

/** All formats of files with figures; see app-store/README.md. */
export const FIGURE_FORMATS = [
  'json',
  'pairs',
  'table',
  'multiqc-data',
  'multiqc-table',
  'qc-report',
] as const;

/** Format of a file with figures. */
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/** Output with figures, and how to read it. */
export interface FigureSource {
  /** Name of the output. */
  readonly output: string;
  readonly format: FigureFormat;
  /** `table` only: column that names the part of the sample which a line is about, such as a file or a library. */
  readonly part?: string;
  /** `table` only: column by which lines are compared over samples, such as the mate: read 1 with read 1. */
  readonly series?: string;
}

/** Limits of a figure that a source outside the app has published. A value exactly at a limit is not beyond it. */
export interface FigureThresholds {
  readonly warn?: number;
  readonly fail?: number;
  /** Publication or tool that the limits are from. */
  readonly origin: LocalisedText;
}

/** Description of one figure: how readers see the values of a key. */
export interface FigureColumn {
  readonly key: string;
  readonly label: LocalisedText;
  /** Unit behind the value, such as `bp`; none for `percent`. */
  readonly unit?: string;
  /** `percent`: a share of 0 to 1 that is shown in per cent. Default: `number`. */
  readonly format?: 'number' | 'percent' | 'text';
  /** Decimals on the screen; downloads have all. Default: as many as the value needs, at most three. */
  readonly decimals?: number;
  /** Absent: neither high nor low values are better. */
  readonly better?: 'higher' | 'lower';
  readonly group?: LocalisedText;
  readonly thresholds?: FigureThresholds;
  /** Default: false. Readers can show a hidden figure. */
  readonly hidden?: boolean;
}

/** Figures mapping: the outputs with the figures of a sample, and descriptions of these figures. */
export interface FiguresMapping {
  readonly sources: readonly FigureSource[];
  /** Figures in display order. Other keys of the files follow, with their keys as labels. */
  readonly columns?: readonly FigureColumn[];
  /** Labels of the values of `series`. */
  readonly series?: Readonly<Record<string, LocalisedText>>;
}
