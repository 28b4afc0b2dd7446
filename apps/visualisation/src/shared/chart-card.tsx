import type { FigureSource } from '@omics-portal/api/visualisation';
import { Card } from '@omics-portal/ui';
import { ChartSource } from '@omics-portal/ui/charts';
import type { ReactNode } from 'react';
import { useSourceNote } from './use-source-note';

/** Props of a card with a plot. */
export interface ChartCardProps {
  readonly source: FigureSource;
  /** Controls above the plot. */
  readonly controls?: ReactNode;
  /** Further sentences below the source. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Card with a plot, its controls and its source, which is also in the saved images. */
export function ChartCard({ source, controls, note, children }: ChartCardProps) {
  const sentence = useSourceNote(source);
  return (
    <Card>
      {controls ? <div className="mb-3 flex flex-wrap items-center gap-3">{controls}</div> : null}
      <ChartSource value={sentence}>{children}</ChartSource>
      <p className="mt-2 text-xs text-muted wrap-anywhere" data-source={source.id}>
        {sentence}
      </p>
      {note}
    </Card>
  );
}
