import type { ReportFailure } from '@omics-portal/resources';
import { cn } from '@omics-portal/ui';
import { useFailureReason } from '@omics-portal/wording/program-problems';

/** Properties of {@link ReasonText}. */
export interface ReasonTextProps {
  readonly failure: ReportFailure;
  readonly className?: string | undefined;
}

/** Reason of a failed report: the sentence of its code, else the line of its program. The line is the tooltip. */
export function ReasonText({ failure, className }: ReasonTextProps) {
  const reason = useFailureReason(failure, 'report');
  return reason === null ? null : (
    <p
      className={cn('wrap-anywhere', reason.isSentence ? null : 'font-mono', className)}
      title={failure.error ?? undefined}
    >
      {reason.text}
    </p>
  );
}
