import { type Tool } from '../model/figure';
import { type CurveKind } from '../model/tool-curve';
import { type Subject } from '../names/sample-name';
import { addCurve } from '../reading/add-curve';
import { type FileReading } from '../reading/file-reading';
import { recordOf, valueAt } from '../text/lenient-json';

interface Plot {
  readonly kind: CurveKind;
  readonly tool: Tool;
  readonly subject: Subject;
  /** Number of the data set, from 0. */
  readonly dataset: number;
}

/** Line plots with a curve, by the name that MultiQC gives them. */
const PLOTS: readonly (readonly [id: string, plot: Plot])[] = [
  [
    'fastqc_per_base_sequence_quality_plot',
    { kind: 'meanQuality', tool: 'fastqc', subject: 'file', dataset: 0 },
  ],
  ['fastqc_per_sequence_gc_content_plot', { kind: 'readGc', tool: 'fastqc', subject: 'file', dataset: 0 }],
  ['qualimap_coverage_histogram', { kind: 'coverage', tool: 'qualimap', subject: 'sample', dataset: 0 }],
  [
    'qualimap_genome_fraction',
    { kind: 'cumulativeCoverage', tool: 'qualimap', subject: 'sample', dataset: 0 },
  ],
  ['qualimap_insert_size', { kind: 'insertSize', tool: 'qualimap', subject: 'sample', dataset: 0 }],
  ['qualimap_gc_content', { kind: 'mappedGc', tool: 'qualimap', subject: 'sample', dataset: 0 }],
  ['picard_insert_size', { kind: 'insertSize', tool: 'picard', subject: 'sample', dataset: 0 }],
  [
    'qualimap_gene_coverage_profile',
    { kind: 'geneCoverage', tool: 'qualimap', subject: 'sample', dataset: 0 },
  ],
  ['picard_rna_coverage', { kind: 'geneCoverage', tool: 'picard', subject: 'sample', dataset: 0 }],
  ['rseqc_gene_body_coverage_plot', { kind: 'geneCoverage', tool: 'rseqc', subject: 'sample', dataset: 0 }],
  ['picard_wgs_metrics_histogram', { kind: 'coverage', tool: 'picard', subject: 'sample', dataset: 1 }],
];

/**
 * Adds the curves of `report_plot_data`. Lines are `data` of a data set up to MultiQC 1.19, and `lines` with `pairs` or
 * `data` later; other shapes are left out, as plots are optional.
 */
export function addPlotCurves(plots: unknown, reading: FileReading): void {
  for (const [id, { kind, tool, subject, dataset }] of PLOTS) {
    const datasets = valueAt(plots, id, 'datasets');
    const chosen: unknown = Array.isArray(datasets) ? datasets[dataset] : undefined;
    const lines = Array.isArray(chosen) ? (chosen as unknown[]) : valueAt(chosen, 'lines');
    for (const line of Array.isArray(lines) ? (lines as unknown[]) : []) {
      const record = recordOf(line);
      const name = record?.['name'];
      if (record && typeof name === 'string') {
        const points = pointsOf(record['pairs'] ?? record['data']);
        addCurve(
          { sample: { written: name, subject }, kind, points, source: reading.source(tool, id, true) },
          reading,
        );
      }
    }
  }
}

function pointsOf(data: unknown): [number, number][] {
  return (Array.isArray(data) ? (data as unknown[]) : []).flatMap((pair) => {
    const [x, y] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)
      ? [[x, y] as [number, number]]
      : [];
  });
}
