import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Input, TextLink, Textarea } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { Controller } from 'react-hook-form';
import { FEEDBACK_LIMITS, feedbackSchema, type Feedback, type FeedbackProblem } from './feedback-message';

export interface FeedbackFormProps {
  /** Of the form element, for a button elsewhere. */
  id: string;
  email: string;
  /** The address of the page where it is written. */
  page: string;
  issues: string | null;
  onSubmit: (feedback: Feedback) => unknown;
}

/** Feedback form: subject, message and e-mail address for a reply. */
export function FeedbackForm({ id, email, page, issues, onSubmit }: FeedbackFormProps) {
  const { t } = useLingui();
  const messages: Record<FeedbackProblem, string> = {
    'title-required': t`Please enter a subject`,
    'content-required': t`Please write what you want to say`,
    'email-wrong': t`This is not an email address`,
  };
  const form = useSchemaForm<Feedback, Feedback>({
    schema: feedbackSchema,
    messages,
    defaultValues: { title: '', content: '', email, withPage: true },
  });
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit(onSubmit)}>
      <SchemaField form={form} name="title" label={<Trans>Subject</Trans>} required>
        {(control) => <Input {...control} maxLength={FEEDBACK_LIMITS.title} />}
      </SchemaField>
      <SchemaField
        form={form}
        name="content"
        label={<Trans>Your feedback</Trans>}
        help={<Trans>What you did, what you expected, what you saw.</Trans>}
        required
      >
        {(control) => <Textarea {...control} rows={5} maxLength={FEEDBACK_LIMITS.content} />}
      </SchemaField>
      <SchemaField
        form={form}
        name="email"
        label={<Trans>Email</Trans>}
        help={<Trans>Only if you want an answer.</Trans>}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </SchemaField>
      <Controller
        control={form.control}
        name="withPage"
        render={({ field: { value, onChange } }) => (
          <div className="min-w-0">
            <Checkbox
              label={t`Include the address of this page`}
              checked={value}
              onCheckedChange={(checked) => onChange(checked === true)}
            />
            {value ? <p className="ms-7 mt-1 text-xs wrap-anywhere text-muted">{page}</p> : null}
          </div>
        )}
      />
      {issues === null ? null : <TrackerHint href={issues} />}
    </form>
  );
}

function TrackerHint({ href }: { href: string }) {
  return (
    <p className="text-sm text-muted">
      <Trans>
        To follow its progress, open an issue in the{' '}
        <TextLink href={href} external>
          issue tracker
        </TextLink>
        .
      </Trans>
    </p>
  );
}
