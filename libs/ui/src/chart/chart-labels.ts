import { type ChartProblem } from './chart-options';

/** Words of the menu that saves a chart. */
export interface ChartSaveLabels {
  /** The button. */
  menu: string;
  /** A picture of pixels. */
  png: string;
  /** A drawing that stays sharp at any size. */
  svg: string;
  /** The table as tab-separated text. */
  tsv: string;
  /** Shown when a picture cannot be made. */
  failed: string;
}

/** The words of a chart's frame. */
export interface ChartLabels {
  /** The button, while the drawing is in sight. */
  showTable: string;
  /** The button, while the table is in sight. */
  showChart: string;
  /** Without them, the chart cannot be saved. */
  save?: ChartSaveLabels | undefined;
  /** Said while the figures are on their way. */
  loading?: string | undefined;
  /** What to say of each wrong option; without it, its code shows. */
  problems?: Readonly<Record<ChartProblem, string>> | undefined;
}
