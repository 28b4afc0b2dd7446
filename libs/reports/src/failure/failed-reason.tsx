import type { ReportFailure } from '@omics-portal/resources';
import { PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense } from 'react';

const ReasonText = lazy(async () => ({ default: (await import('./reason-text')).ReasonText }));

/** Properties of {@link FailedReason}. */
export interface FailedReasonProps {
  /** Null for a report that has not failed, or whose reason the server does not give. */
  readonly failure: ReportFailure | null;
  readonly className?: string | undefined;
}

/** Reason of a failed report, whose code is loaded on demand; nothing where it is not known. */
export function FailedReason({ failure, className }: FailedReasonProps) {
  return failure === null ? null : (
    <PanelBoundary silent>
      <Suspense>
        <ReasonText failure={failure} className={className} />
      </Suspense>
    </PanelBoundary>
  );
}
