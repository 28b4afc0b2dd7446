import { type Failed, useFailureReason } from '@omics-portal/wording/program-problems';

/** Reason of a failed job or attempt as a paragraph; nothing where none is known. */
export function FailureReason(failed: Failed) {
  const reason = useFailureReason(failed);
  if (reason === null) {
    return null;
  }
  return reason.isSentence ? (
    <p className="wrap-anywhere">{reason.text}</p>
  ) : (
    <code className="text-xs wrap-anywhere">{reason.text}</code>
  );
}
