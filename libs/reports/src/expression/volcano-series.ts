import {
  significance,
  volcanoSide,
  type DifferentialLimits,
  type QcVolcano,
  type VolcanoSide,
} from '@omics-portal/qc-metrics';

/** Points of a pair by their side, with the fold change and -log10 of the adjusted p; a side without points has none. */
export function volcanoPoints(
  { points }: QcVolcano,
  limits: DifferentialLimits,
): Record<VolcanoSide, { readonly x: number; readonly y: number; readonly label: string }[]> {
  const sides: ReturnType<typeof volcanoPoints> = { up: [], down: [], neither: [] };
  for (const { name, log2FoldChange, adjustedP } of points) {
    sides[volcanoSide(log2FoldChange, adjustedP, limits)].push({
      x: log2FoldChange,
      y: significance(adjustedP),
      label: name,
    });
  }
  return sides;
}
