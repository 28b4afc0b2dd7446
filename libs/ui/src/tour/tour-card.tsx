import { X } from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { type TourPosition, type TourStep } from './find-step';

export interface TourCardLabels {
  /** Label of the first step's button, when there are several steps. */
  start: string;
  /** Label of the next button. */
  next: string;
  /** Label of the back button. */
  back: string;
  /** Label of the last step's button. */
  complete: string;
  /** Label of the cancel button. */
  cancel: string;
  /** Position: "2 of 5". */
  position: (number: number, total: number) => string;
}

export interface TourCardProps {
  step: TourStep;
  position: TourPosition;
  titleId: string;
  textId: string;
  labels: TourCardLabels;
  onNext: () => void;
  onBack: () => void;
  onCancel: () => void;
}

function forwardLabel({ number, total }: TourPosition, labels: TourCardLabels): string {
  if (number === total) {
    return labels.complete;
  }
  return number === 1 ? labels.start : labels.next;
}

/** Card of a step with its navigation. */
export function TourCard({ step, position, titleId, textId, labels, ...on }: TourCardProps) {
  return (
    <div className="rounded-card border border-border bg-raised p-4 shadow-overlay in-focus-visible:outline-2 in-focus-visible:outline-offset-2 in-focus-visible:outline-focus">
      <div className="flex items-start gap-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-heading font-semibold wrap-anywhere">
          {step.title}
        </h2>
        <IconButton
          size="sm"
          label={labels.cancel}
          icon={<X />}
          className="-me-1.5 -mt-1"
          onClick={on.onCancel}
        />
      </div>
      <div id={textId} className="mt-1 text-sm wrap-anywhere text-muted">
        {step.text}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
        <span className="me-auto text-xs text-muted tabular-nums">
          {labels.position(position.number, position.total)}
        </span>
        {position.number > 1 ? (
          <Button size="sm" onClick={on.onBack}>
            {labels.back}
          </Button>
        ) : null}
        <Button size="sm" variant="primary" onClick={on.onNext}>
          {forwardLabel(position, labels)}
        </Button>
      </div>
    </div>
  );
}
