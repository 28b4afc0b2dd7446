import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { CropControls, type CropControlLabels } from './crop-controls';
import { STEP_DEGREES, turnedSteps } from './crop-rules';
import { dragPicture } from './drag-picture';
import { throttled } from './throttled';

export interface CropEditorLabels extends CropControlLabels {
  /** Accessible name of the crop area. */
  area: string;
  /** Accessible name of the preview. */
  preview: string;
}

export interface CropEditorProps {
  /** Image to crop. */
  picture: File;
  /** All labels. */
  labels: CropEditorLabels;
  /** Receives the handle of the editor, which returns the cropped image. */
  editor: RefObject<AvatarEditorRef | null>;
}

/** Side of the crop area in pixels. */
const AREA = 300;
/** Fraction of the area that the crop box covers. */
const BOX_SHARE = 0.8;
const BOX = AREA * BOX_SHARE;
const MARGIN = (AREA - BOX) / 2;

const PREVIEW_SIDE = 96;
const PREVIEW_EVERY_MS = 16;

const UNCHANGED = { zoom: 1, steps: 0 };

function drawPreview(editor: AvatarEditorRef | null, preview: HTMLCanvasElement | null): void {
  const pen = preview?.getContext('2d');
  if (editor && pen) {
    pen.clearRect(0, 0, PREVIEW_SIDE, PREVIEW_SIDE);
    pen.drawImage(editor.getImageScaledToCanvas(), 0, 0, PREVIEW_SIDE, PREVIEW_SIDE);
  }
}

/** Crop area with a square crop box. The image always covers the box, however it is rotated or moved. */
export function CropEditor({ picture, labels, editor }: CropEditorProps) {
  const group = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [change, setChange] = useState(UNCHANGED);
  const [start, setStart] = useState(0);
  const draw = useMemo(() => throttled(drawPreview, PREVIEW_EVERY_MS), []);
  useEffect(() => draw.cancel, [draw]);
  // The file input is unmounted, so focus would be lost.
  useEffect(() => group.current?.focus(), []);
  const refresh = () => draw(editor.current, preview.current);
  const canvas = () => group.current?.querySelector('canvas');
  return (
    <div
      ref={group}
      role="group"
      aria-label={labels.area}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4 outline-none"
    >
      <div className="flex flex-col gap-3" style={{ width: AREA }}>
        <div className="overflow-hidden rounded-card border border-border bg-sunken">
          <AvatarEditor
            key={start}
            ref={editor}
            image={picture}
            width={BOX}
            height={BOX}
            border={MARGIN}
            borderRadius={BOX / 2}
            scale={change.zoom}
            rotate={change.steps * STEP_DEGREES}
            onImageReady={refresh}
            onImageChange={refresh}
          />
        </div>
        <CropControls
          labels={labels}
          zoom={change.zoom}
          onZoom={(zoom) => setChange({ ...change, zoom })}
          onTurn={(by) => setChange({ ...change, steps: turnedSteps(change.steps, by) })}
          onMove={(dx, dy) => {
            const element = canvas();
            if (element) {
              dragPicture(element, dx, dy);
            }
          }}
          onReset={() => {
            setChange(UNCHANGED);
            setStart(start + 1);
          }}
        />
      </div>
      <figure className="flex flex-col items-center gap-2 text-xs text-muted">
        <canvas
          ref={preview}
          role="img"
          aria-label={labels.preview}
          width={PREVIEW_SIDE}
          height={PREVIEW_SIDE}
          className="size-24 rounded-full border border-border bg-white"
        />
        <figcaption aria-hidden>{labels.preview}</figcaption>
      </figure>
    </div>
  );
}
