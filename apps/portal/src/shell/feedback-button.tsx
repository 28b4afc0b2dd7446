import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { MessageSquareWarning } from 'lucide-react';
import { useShellActions } from './use-shell-actions';

/** Feedback needs no tracker and no account, so it is always there. */
export function FeedbackButton() {
  const { t } = useLingui();
  const { openFeedback } = useShellActions();
  return <IconButton label={t`Feedback`} icon={<MessageSquareWarning />} onClick={openFeedback} />;
}
