import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@omics-portal/api';
import { cn, Tag, TextLink } from '@omics-portal/ui';
import { CircleCheck, CircleX } from 'lucide-react';

/** Project or report that a notification is about. */
export type NotificationSubject = NonNullable<Notification['subject']>;

/** Address of the page of a notification's subject. */
export type SubjectHref = (subject: NotificationSubject) => string;

export interface NotificationTitleProps {
  notification: Pick<Notification, 'title' | 'subject'>;
  subjectHref: SubjectHref;
  /** Called when the subject's page is opened; the browser follows the link itself. */
  onOpen: () => void;
  className?: string | undefined;
}

/** The title, as a link to the project or report that it is about. It comes from the server and is shown as text. */
export function NotificationTitle({
  notification: { title, subject },
  subjectHref,
  onOpen,
  className,
}: NotificationTitleProps) {
  return subject ? (
    <TextLink href={subjectHref(subject)} onClick={onOpen} className={cn('wrap-anywhere', className)}>
      {title}
    </TextLink>
  ) : (
    <span className={cn('wrap-anywhere', className)}>{title}</span>
  );
}

/** Outcome of the work: icon, colour and label; nothing for an announcement. */
export function OutcomeTag({ outcome }: { outcome: Notification['outcome'] }) {
  const { t } = useLingui();
  switch (outcome) {
    case 'failed':
      return (
        <Tag tone="danger">
          <CircleX aria-hidden className="me-1 inline size-3 align-[-0.1em]" />
          {t`Failed`}
        </Tag>
      );
    case 'succeeded':
      return (
        <Tag tone="success">
          <CircleCheck aria-hidden className="me-1 inline size-3 align-[-0.1em]" />
          {t`Succeeded`}
        </Tag>
      );
    default:
      return null;
  }
}
