import { useLingui } from '@lingui/react/macro';
import { Tour } from '@omics-portal/ui/tour';
import { useTourSteps } from './use-tour-steps';

export interface TourPlayerProps {
  onEnd: () => void;
  /** Called when the page has no tour, or none of its targets. */
  onNoTour: () => void;
}

/** Tour of the page on which it was started, from its first step. */
export function TourPlayer({ onEnd, onNoTour }: TourPlayerProps) {
  const { t } = useLingui();
  const steps = useTourSteps();
  return (
    <Tour
      running
      steps={steps}
      onEnd={onEnd}
      onNoSteps={onNoTour}
      labels={{
        start: t({ message: 'Start', context: 'tour' }),
        next: t({ message: 'Next', context: 'tour' }),
        back: t({ message: 'Back', context: 'tour' }),
        complete: t({ message: 'Complete', context: 'tour' }),
        cancel: t({ message: 'Cancel', context: 'tour' }),
        position: (number, total) => t`${number} of ${total}`,
        confirmCancel: {
          title: t`Notice`,
          body: t`Are you sure you want to stop the tour?`,
          stop: t`Confirm`,
          goOn: t`Cancel`,
        },
      }}
    />
  );
}
