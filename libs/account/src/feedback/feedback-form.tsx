import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, FormField, Input, TextLink, Textarea } from '@omics-portal/ui';
import { Controller, useForm } from 'react-hook-form';
import { FEEDBACK_LIMITS, isEmail, type Feedback } from './feedback-message';

export interface FeedbackFormProps {
  /** Of the form element, for a button elsewhere. */
  id: string;
  email: string;
  /** The address of the page where it is written. */
  page: string;
  issues: string | null;
  onSubmit: (feedback: Feedback) => void;
}

/** A subject, what there is to say, an address for an answer. */
export function FeedbackForm({ id, email, page, issues, onSubmit }: FeedbackFormProps) {
  const { t } = useLingui();
  const { register, handleSubmit, control, formState } = useForm<Feedback>({
    defaultValues: { title: '', content: '', email, withPage: true },
  });
  const { errors } = formState;
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((feedback) => onSubmit(feedback))(event)}
    >
      <FormField label={<Trans>Subject</Trans>} required error={errors.title?.message}>
        {(field) => (
          <Input
            {...field}
            maxLength={FEEDBACK_LIMITS.title}
            {...register('title', { validate: (value) => value.trim() !== '' || t`Please enter a subject` })}
          />
        )}
      </FormField>
      <FormField
        label={<Trans>Your feedback</Trans>}
        help={<Trans>What you did, what you expected, what you saw.</Trans>}
        required
        error={errors.content?.message}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={5}
            maxLength={FEEDBACK_LIMITS.content}
            {...register('content', {
              validate: (value) => value.trim() !== '' || t`Please write what you want to say`,
            })}
          />
        )}
      </FormField>
      <FormField
        label={<Trans>Email</Trans>}
        help={<Trans>Only if you want an answer.</Trans>}
        error={errors.email?.message}
      >
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="email"
            {...register('email', {
              validate: (value) =>
                value.trim() === '' || isEmail(value.trim()) || t`This is not an email address`,
            })}
          />
        )}
      </FormField>
      <Controller
        control={control}
        name="withPage"
        render={({ field: { value, onChange } }) => (
          <div className="min-w-0">
            <Checkbox
              label={t`Say on which page I wrote this`}
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
        To follow what becomes of it, open an issue in the{' '}
        <TextLink href={href} external>
          issue tracker
        </TextLink>
        .
      </Trans>
    </p>
  );
}
