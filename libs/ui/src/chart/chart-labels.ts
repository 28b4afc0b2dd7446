import { type ChartProblem } from './chart-options';

/** Labels of the menu that saves a chart. */
export interface ChartSaveLabels {
  /** Label of the menu button. */
  menu: string;
  /** PNG image. */
  png: string;
  /** SVG image. */
  svg: string;
  /** Table as tab-separated text. */
  tsv: string;
  /** Error message when an image cannot be created. */
  failed: string;
}

/** Labels of a chart's frame. */
export interface ChartLabels {
  /** Button label while the chart is visible. */
  showTable: string;
  /** Button label while the table is visible. */
  showChart: string;
  /** Labels of the save menu; without them there is no menu. */
  save?: ChartSaveLabels | undefined;
  /** Sentence below a table that shows its first rows only; by default the two numbers. */
  partOfTable?: ((shown: number, total: number) => string) | undefined;
  /** Labels of the search over the table: its field, and the sentence when no row has the text. Without them there is no search. */
  searchTable?: { label: string; none: string } | undefined;
  /** Announced while the data loads. */
  loading?: string | undefined;
  /** Message for each invalid option; by default its code. */
  problems?: Readonly<Record<ChartProblem, string>> | undefined;
}
