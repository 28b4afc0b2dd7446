import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ShepherdJourneyProvider, useShepherd } from 'react-shepherd';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { findStep, positionOf, type IsPresent, type TourPosition, type TourStep } from './find-step';
import { openStage, type Stage } from './stage';
import { TourCard, type TourCardLabels } from './tour-card';
import { useTourKeys } from './use-tour-keys';

export interface TourLabels extends TourCardLabels {
  /** Confirmation before a tour is stopped; without it, it stops at once. */
  confirmCancel?: { title: string; body: string; stop: string; goOn: string } | undefined;
}

export interface TourProps {
  /** Shows the tour from its first step. */
  running: boolean;
  /** Steps, read when the tour starts. Steps without a target on the page are skipped. */
  steps: readonly TourStep[];
  /** Labels of the cards and of the confirmation. */
  labels: TourLabels;
  /** Called when the tour ends; the caller sets `running` to false. */
  onEnd: (how: 'completed' | 'cancelled') => void;
  /** Called instead of `onEnd` when no step can be shown; the caller shows a message. */
  onNoSteps: () => void;
  /** Called with the key of each step shown. */
  onStep?: ((key: string) => void) | undefined;
  /**
   * Escape acts as the cancel button; true by default.
   *
   * @default true
   */
  exitOnEsc?: boolean | undefined;
  /**
   * Left and right arrow keys navigate; true by default.
   *
   * @default true
   */
  keyboardNavigation?: boolean | undefined;
}

/**
 * Tour (product tour, onboarding): step by step through a page. An overlay covers all but the target of the step, which
 * stays usable.
 */
export function Tour({ running, ...props }: TourProps) {
  return <ShepherdJourneyProvider>{running ? <RunningTour {...props} /> : null}</ShepherdJourneyProvider>;
}

const isPresent: IsPresent = ({ target }) =>
  target === undefined || document.querySelector(target)?.checkVisibility() === true;

/** Tour navigation; presses are ignored while a step is being prepared. */
function useWalk({ steps, onEnd, onNoSteps, onStep }: Omit<TourProps, 'running'>) {
  const [position, setPosition] = useState<TourPosition | null>(null);
  const stage = useRef<Stage | null>(null);
  const at = useRef(-1);
  const walking = useRef(false);
  const arrive = (index: number, key: string) => {
    at.current = index;
    // Render the card's buttons before it is shown: Shepherd collects the tab stops then.
    flushSync(() => setPosition(positionOf(steps, index, isPresent)));
    stage.current?.show(index);
    onStep?.(key);
  };
  const end = (how: 'completed' | 'cancelled') => {
    stage.current?.close();
    stage.current = null;
    onEnd(how);
  };
  const nothingMore = (direction: 1 | -1) => {
    if (at.current === -1) {
      onNoSteps();
    } else if (direction === 1) {
      end('completed');
    }
  };
  const walk = async (direction: 1 | -1) => {
    const { current: onStage } = stage;
    if (walking.current || !onStage) {
      return;
    }
    walking.current = true;
    try {
      const index = await findStep(steps, at.current, direction, isPresent);
      const step = index === null ? undefined : steps[index];
      // The tour may have stopped or restarted while a step was prepared.
      if (stage.current !== onStage) {
        return;
      }
      if (index === null || !step) {
        nothingMore(direction);
      } else {
        arrive(index, step.key);
      }
    } finally {
      walking.current = false;
    }
  };
  const open = (opened: Stage) => {
    stage.current = opened;
    at.current = -1;
    walking.current = false;
    void walk(1);
  };
  const leave = () => {
    stage.current?.close();
    stage.current = null;
  };
  return { position, walk, end, open, leave };
}

function RunningTour({ exitOnEsc = true, keyboardNavigation = true, ...props }: Omit<TourProps, 'running'>) {
  const { labels } = props;
  const shepherd = useShepherd();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [steps] = useState(props.steps);
  const [contents] = useState(() => steps.map(() => document.createElement('div')));
  const [asking, setAsking] = useState(false);
  const { position, walk, end, open, leave } = useWalk({ ...props, steps });
  const titleId = ({ key }: TourStep) => `${id}-${key}-title`;
  const textId = ({ key }: TourStep) => `${id}-${key}-text`;
  const start = useEffectEvent(() => {
    if (root.current) {
      open(openStage(shepherd, { steps, contents, root: root.current, titleId, textId }));
    }
  });
  const stop = useEffectEvent(leave);
  useEffect(() => {
    start();
    return () => stop();
  }, []);
  const cancel = () => (labels.confirmCancel ? setAsking(true) : end('cancelled'));
  const go = { onNext: () => void walk(1), onBack: () => void walk(-1), onCancel: cancel };
  useTourKeys({ active: position !== null && !asking, exitOnEsc, keyboardNavigation, ...go });
  return (
    <>
      {createPortal(
        <div
          ref={root}
          data-slot="tour"
          className="[&>svg]:pointer-events-none [&>svg]:fixed [&>svg]:inset-0 [&>svg]:z-30 [&>svg]:size-full [&>svg]:fill-overlay [&>svg>path]:pointer-events-auto"
        />,
        document.body,
      )}
      {contents.map((content, index) => {
        const step = steps[index];
        return step && position?.index === index
          ? createPortal(
              <TourCard
                step={step}
                position={position}
                titleId={titleId(step)}
                textId={textId(step)}
                labels={labels}
                {...go}
              />,
              content,
              step.key,
            )
          : null;
      })}
      {labels.confirmCancel ? (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={labels.confirmCancel.title}
          body={labels.confirmCancel.body}
          confirmLabel={labels.confirmCancel.stop}
          cancelLabel={labels.confirmCancel.goOn}
          onConfirm={() => {
            // Close the confirmation, which holds the focus, so that the end of the tour can restore it.
            flushSync(() => setAsking(false));
            end('cancelled');
          }}
        />
      ) : null}
    </>
  );
}
