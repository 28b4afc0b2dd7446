import { Trans, useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { Alert, Button } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { Send } from 'lucide-react';
import type { MaterialsType } from '@omics-portal/resources';
import { DETAIL_LABELS, type DetailField, type RequestDraft } from './request-details';
import { RequestSummary } from './request-summary';

interface RequestReviewStepProps {
  readonly type: MaterialsType;
  readonly details: RequestDraft;
  readonly sending: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** Review step: the whole request, and the button that sends it. */
export function RequestReviewStep({ type, details, sending, error, onBack, onSend }: RequestReviewStepProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t`Please check your request. Nothing is sent yet.`}</p>
      <RequestSummary type={type} details={details} heading="h2" />
      {error === null ? null : <Failure error={error} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={onBack} disabled={sending}>{t`Previous`}</Button>
        <Button variant="primary" busy={sending} onClick={onSend} icon={<Send />}>
          {t`Send the request`}
        </Button>
      </div>
    </div>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const details = error instanceof HttpError ? error.details : [];
  return (
    <Alert tone="danger" title={t`The request was not sent. What you entered is still here.`}>
      <p>{errorText(error)}</p>
      {details.length > 0 ? (
        <ul className="list-disc ps-5">
          {details.map(({ field, message }) => {
            const label = labelOf(field);
            return (
              <li key={field}>
                <Trans>
                  {label ? i18n._(label) : <code>{field}</code>}: {message}
                </Trans>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Alert>
  );
}

/** Label of a field, by its name in a response. */
function labelOf(field: string) {
  const name = field.replace(/^payload\./, '');
  return name in DETAIL_LABELS ? DETAIL_LABELS[name as DetailField] : undefined;
}
