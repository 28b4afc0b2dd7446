import type { FigureSource } from '@omics-portal/api/visualisation';
import { Card } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { SourceNote } from './source-note';

/** Props of a card with a plot. */
export interface ChartCardProps {
  readonly source: FigureSource;
  /** Controls above the plot. */
  readonly controls?: ReactNode;
  /** Further sentences below the source. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Card with a plot, its controls and its source. */
export function ChartCard({ source, controls, note, children }: ChartCardProps) {
  return (
    <Card>
      {controls ? <div className="mb-3 flex flex-wrap items-center gap-3">{controls}</div> : null}
      {children}
      <SourceNote source={source} />
      {note}
    </Card>
  );
}
