import { type ToolCurve } from '../model/tool-curve';
import { type FileReading } from '../reading/file-reading';
import { type SampleNames } from './sample-names';

/**
 * Curves of all files. A curve from MultiQC is left out when the output of the tool itself is there, and when another
 * file of MultiQC has it already.
 */
export function mergeCurves(readings: readonly FileReading[], names: SampleNames): ToolCurve[] {
  const curves = readings.flatMap((reading) =>
    reading.curves.map(({ sample, ...curve }) => ({ ...names.resolve(sample, reading.path), ...curve })),
  );
  const seen = new Set(curves.filter(({ source }) => !source.viaMultiqc).map(subjectOf));
  return curves.filter((curve) => {
    const subject = subjectOf(curve);
    const isNew = !curve.source.viaMultiqc || !seen.has(subject);
    seen.add(subject);
    return isNew;
  });
}

function subjectOf({ kind, name, read, source }: ToolCurve): string {
  return [kind, source.tool, String(read), name].join(' ');
}
