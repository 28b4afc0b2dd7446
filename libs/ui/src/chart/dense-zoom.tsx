import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import { type ZoomDirection } from './use-dense-explorer';

/** Labels of the zoom buttons. */
export interface DenseZoomLabels {
  in: string;
  out: string;
  /** Shows all points again. */
  all: string;
}

export interface DenseZoomProps {
  labels: DenseZoomLabels;
  /** Whether a part of the plane is visible. */
  zoomed: boolean;
  onZoom: (direction: ZoomDirection) => void;
}

/** Zoom buttons of a dense plot. */
export function DenseZoom({ labels, zoomed, onZoom }: DenseZoomProps) {
  return (
    <div className="mb-1 flex justify-end">
      <IconButton size="sm" label={labels.in} icon={<ZoomIn />} onClick={() => onZoom('in')} />
      <IconButton
        size="sm"
        label={labels.out}
        icon={<ZoomOut />}
        disabled={!zoomed}
        onClick={() => onZoom('out')}
      />
      <IconButton
        size="sm"
        label={labels.all}
        icon={<Maximize2 />}
        disabled={!zoomed}
        onClick={() => onZoom('all')}
      />
    </div>
  );
}
