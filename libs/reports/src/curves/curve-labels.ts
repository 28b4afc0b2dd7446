import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AxisBounds } from '@omics-portal/ui/charts';

/** Texts of a kind of curves. */
export interface CurveLabels {
  readonly name: MessageDescriptor;
  readonly x: MessageDescriptor;
  readonly y: MessageDescriptor;
  /** Ends of the y axis of shares and percentages. */
  readonly bounds?: AxisBounds;
}

/** Texts of the kinds of curves, by key in curves.json, in the order of the choice. */
export const CURVE_LABELS = {
  meanQuality: {
    name: msg`Base quality`,
    x: msg`Position in the read (bp)`,
    y: msg`Mean quality (Phred)`,
  },
  readGc: {
    name: msg`GC content of reads`,
    x: msg`GC content (%)`,
    y: msg`Reads (%)`,
    bounds: 'percent',
  },
  adapterContent: {
    name: msg`Adapter content`,
    x: msg`Position in the read (bp)`,
    y: msg`Reads with an adapter (%)`,
    bounds: 'percent',
  },
  insertSize: {
    name: msg`Insert size`,
    x: msg`Insert size (bp)`,
    y: msg`Share of the pairs`,
    bounds: 'share',
  },
  coverage: { name: msg`Depth of coverage`, x: msg`Depth (×)`, y: msg`Positions` },
  cumulativeCoverage: {
    name: msg`Genome covered at a depth`,
    x: msg`Depth (×)`,
    y: msg`Positions with this depth or more (%)`,
    bounds: 'percent',
  },
  geneCoverage: {
    name: msg`Coverage along genes`,
    x: msg`Position in the transcript, 5′ to 3′ (%)`,
    y: msg`Coverage, relative to its mean`,
  },
  mappedGc: {
    name: msg`GC content of mapped reads`,
    x: msg`GC content (%)`,
    y: msg`Share of the reads`,
    bounds: 'share',
  },
} as const satisfies Record<string, CurveLabels>;

/** Kind of curves that the page can name. */
export type CurveKind = keyof typeof CURVE_LABELS;

/** Kinds in the order of the choice. */
export const CURVE_KINDS = Object.keys(CURVE_LABELS) as CurveKind[];
