import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ShepherdJourneyProvider, useShepherd } from 'react-shepherd';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { findStep, positionOf, type IsPresent, type TourPosition, type TourStep } from './find-step';
import { openStage, type Stage } from './stage';
import { TourCard, type TourCardLabels } from './tour-card';
import { useTourKeys } from './use-tour-keys';

export interface TourLabels extends TourCardLabels {
  /** Asked before a tour is stopped; left out, it stops at once. */
  confirmCancel?: { title: string; body: string; stop: string; goOn: string } | undefined;
}

export interface TourProps {
  /** Shows the tour from its first step. */
  running: boolean;
  /** Those of the moment at which the tour starts. Steps whose target is absent are passed over. */
  steps: readonly TourStep[];
  /** The words of the cards and of the question. */
  labels: TourLabels;
  /** The tour is over; the caller sets `running` to false. */
  onEnd: (how: 'completed' | 'cancelled') => void;
  /** Called instead of `onEnd` when there is nothing to show on this page; the caller says so. */
  onNoSteps: () => void;
  /** Told of each step that is shown. */
  onStep?: ((key: string) => void) | undefined;
  /**
   * Escape does as the cancel button; on by default.
   *
   * @default true
   */
  exitOnEsc?: boolean | undefined;
  /**
   * The left and right arrows lead on and back; on by default.
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

/** The way through the steps; nothing is pressed twice while a step is being prepared. */
function useWalk({ steps, onEnd, onNoSteps, onStep }: Omit<TourProps, 'running'>) {
  const [position, setPosition] = useState<TourPosition | null>(null);
  const stage = useRef<Stage | null>(null);
  const at = useRef(-1);
  const walking = useRef(false);
  const arrive = (index: number, key: string) => {
    at.current = index;
    // The card's buttons must be there when it is shown: those that take part in Tab are counted then.
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
      // The tour may have been stopped, or started anew, while a step was prepared.
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
            // An open question holds focus; closed first, it lets the end of the tour give focus back.
            flushSync(() => setAsking(false));
            end('cancelled');
          }}
        />
      ) : null}
    </>
  );
}
