import { useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { Alert, Button, DescriptionList } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { MATERIAL_NAMES } from './material-facts';
import type { MaterialsType } from './materials-type';
import { DETAIL_LABELS, type DetailField, type RequestDraft } from './request-details';

interface RequestReviewStepProps {
  readonly type: MaterialsType;
  readonly details: RequestDraft;
  readonly sending: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** Everything once more, before it goes out. */
export function RequestReviewStep({ type, details, sending, error, onBack, onSend }: RequestReviewStepProps) {
  const { t, i18n } = useLingui();
  const items = Object.entries(DETAIL_LABELS).flatMap(([field, label]) => {
    const value = details[field as DetailField];
    return value === null || value === '' ? [] : [{ term: i18n._(label), detail: String(value) }];
  });
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList
        columns={2}
        items={[{ term: t`Materials Type`, detail: i18n._(MATERIAL_NAMES[type]) }, ...items]}
      />
      {error === null ? null : <Failure error={error} />}
      <div className="flex justify-between gap-2">
        <Button onClick={onBack} disabled={sending}>{t`Previous`}</Button>
        <Button variant="primary" busy={sending} onClick={onSend}>
          {t`Send the request`}
        </Button>
      </div>
    </div>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const details = error instanceof HttpError ? error.details : [];
  return (
    <Alert tone="danger" title={t`The request was not sent. What you entered is still here.`}>
      <p>{errorText(error)}</p>
      {details.length > 0 ? (
        <ul className="list-disc ps-5">
          {details.map(({ field, message }) => (
            <li key={field}>
              <code>{field}</code>: {message}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
