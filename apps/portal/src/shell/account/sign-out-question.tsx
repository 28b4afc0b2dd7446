import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@omics-portal/ui';

export interface SignOutQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  busy: boolean;
  onConfirm: () => void;
}

/** Confirmation dialog of the sign-out. */
export function SignOutQuestion({ open, onOpenChange, busy, onConfirm }: SignOutQuestionProps) {
  const { t } = useLingui();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Notice`}
      body={t`Really want to log out ?`}
      confirmLabel={t`Confirm`}
      cancelLabel={t`Cancel`}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
