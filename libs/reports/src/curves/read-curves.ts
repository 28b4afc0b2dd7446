import { QUARTET_SAMPLES, type QcCurve } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { number, readableOf } from '../report-json/report-parts';

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((share) => Number.isFinite(share));

const curve = v.object({
  kind: v.string(),
  sample: v.string(),
  donor: v.nullable(v.picklist(QUARTET_SAMPLES)),
  tool: v.string(),
  points: v.array(v.custom<[number, number]>(isPoint)),
  distance: v.nullable(number),
  outlier: v.boolean(),
});

const file = v.object({ schemaVersion: v.literal(1), curves: readableOf(curve) });

/** Parses curves.json. Curves of later programs in another form are left out. @throws {@link UnreadableFileError} for another file. */
export function readCurves(value: unknown): readonly QcCurve[] {
  const read = v.safeParse(file, value);
  if (!read.success) {
    throw new UnreadableFileError(v.getDotPath(read.issues[0]) ?? 'curves.json');
  }
  return read.output.curves;
}
