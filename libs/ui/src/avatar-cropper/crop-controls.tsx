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
  /** Label of the zoom slider. */
  zoom: string;
  /** Zoom as text, from a whole percentage: "150 %". */
  zoomed: (percent: number) => string;
  /** Label; rotates by 90 degrees. */
  rotateLeft: string;
  /** Label; rotates by 90 degrees. */
  rotateRight: string;
  /** Label; moves the image, not the crop box. */
  moveUp: string;
  /** Label; moves the image, not the crop box. */
  moveDown: string;
  /** Label; moves the image, not the crop box. */
  moveLeft: string;
  /** Label; moves the image, not the crop box. */
  moveRight: string;
  /** Label; restores the initial state. */
  reset: string;
}

export interface CropControlsProps {
  /** All labels. */
  labels: CropControlLabels;
  /** Zoom factor; 1 is the smallest. */
  zoom: number;
  /** Called with the new zoom factor. */
  onZoom: (zoom: number) => void;
  /** Called with 1 for a clockwise step and -1 for the opposite. */
  onTurn: (by: number) => void;
  /** Called with the offset in pixels. */
  onMove: (dx: number, dy: number) => void;
  /** Called by the reset button. */
  onReset: () => void;
}

const MAX_ZOOM = 4;
/** Pixels moved by one press. */
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

/** Button controls of the cropper: every pointer action has a button. */
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
