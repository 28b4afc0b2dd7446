import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  RotateCcw,
  RotateCw,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Slider } from '../slider/slider';

export interface CropControlLabels {
  /** Names the slider. */
  zoom: string;
  /** The zoom in words, from a whole number: "150 %". */
  zoomed: (percent: number) => string;
  /** By 90 degrees. */
  rotateLeft: string;
  /** By 90 degrees. */
  rotateRight: string;
  /** Moves the picture, not the box. */
  moveUp: string;
  /** Moves the picture, not the box. */
  moveDown: string;
  /** Moves the picture, not the box. */
  moveLeft: string;
  /** Moves the picture, not the box. */
  moveRight: string;
  /** Back to how it was opened. */
  reset: string;
}

export interface CropControlsProps {
  /** All words of it. */
  labels: CropControlLabels;
  /** From 1, the picture at its smallest. */
  zoom: number;
  /** Called with the zoom that was chosen. */
  onZoom: (zoom: number) => void;
  /** Called with 1 for a step to the right, -1 for one to the left. */
  onTurn: (by: number) => void;
  /** Called with the way in pixels. */
  onMove: (dx: number, dy: number) => void;
  /** Called to begin anew. */
  onReset: () => void;
}

const MAX_ZOOM = 4;
/** Pixels that one press moves the picture. */
const NUDGE = 10;

const MOVES = [
  { label: 'moveLeft', icon: ArrowLeft, dx: -NUDGE, dy: 0 },
  { label: 'moveUp', icon: ArrowUp, dx: 0, dy: -NUDGE },
  { label: 'moveDown', icon: ArrowDown, dx: 0, dy: NUDGE },
  { label: 'moveRight', icon: ArrowRight, dx: NUDGE, dy: 0 },
] as const satisfies readonly {
  label: keyof CropControlLabels;
  icon: LucideIcon;
  dx: number;
  dy: number;
}[];

/** All that a pointer does to the picture, by buttons. */
export function CropControls({ labels, zoom, onZoom, onTurn, onMove, onReset }: CropControlsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Slider
        thumbLabels={[labels.zoom]}
        value={[zoom]}
        onValueChange={([next = 1]) => onZoom(next)}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        format={(value) => labels.zoomed(Math.round(value * 100))}
      />
      <div className="flex flex-wrap items-center justify-center gap-1">
        <IconButton size="sm" label={labels.rotateLeft} icon={<RotateCcw />} onClick={() => onTurn(-1)} />
        <IconButton size="sm" label={labels.rotateRight} icon={<RotateCw />} onClick={() => onTurn(1)} />
        {MOVES.map(({ label, icon: Icon, dx, dy }) => (
          <IconButton
            key={label}
            size="sm"
            label={labels[label]}
            icon={<Icon />}
            onClick={() => onMove(dx, dy)}
          />
        ))}
        <Button size="sm" variant="ghost" icon={<Undo2 />} onClick={onReset}>
          {labels.reset}
        </Button>
      </div>
    </div>
  );
}
