import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { hasContent, type WizardDraft } from '../draft/wizard-draft';

interface ReplaceDraftProps {
  /** Question, for a draft with content. */
  readonly question: string;
  readonly handle: DraftHandle;
  /** Creates the content that replaces the draft. */
  readonly content: () => Partial<WizardDraft>;
  /** Called when the draft was replaced, or the user keeps it. */
  readonly onDone: () => void;
}

/** Replaces an empty draft at once, and a draft with content after a confirmation. */
export function ReplaceDraft({ question, handle, content, onDone }: ReplaceDraftProps) {
  const { t } = useLingui();
  const isDraftEmpty = !hasContent(handle.draft);
  const replace = () => {
    handle.update({ ...content(), unconverted: null, attempt: null });
    onDone();
  };
  const replaced = useRef(false);
  useEffect(() => {
    if (isDraftEmpty && !replaced.current) {
      replaced.current = true;
      replace();
    }
  });
  return isDraftEmpty ? null : (
    <Alert
      tone="warning"
      title={question}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={replace}>{t`Replace the draft`}</Button>
          <Button size="sm" onClick={onDone}>{t`Keep the draft`}</Button>
        </div>
      }
    />
  );
}
