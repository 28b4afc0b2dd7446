import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, PageHeader, Steps } from '@omics-portal/ui';
import { RequestDetailsStep } from './request-details-step';
import { RequestReviewStep } from './request-review-step';
import type { RequestMaterialsSearch } from './request-search';
import { RequestSent } from './request-sent';
import { RequestTermsStep } from './request-terms-step';
import { useRequest } from './use-request';

/** Props of the request page. */
export interface RequestMaterialsScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly search: RequestMaterialsSearch;
  readonly onSearchChange: (next: RequestMaterialsSearch) => void;
}

/** Request page for reference materials: terms, details, review, and the number of the sent request. */
export function RequestMaterialsScreen({ title, search, onSearchChange }: RequestMaterialsScreenProps) {
  const { t } = useLingui();
  const type = search.materialsType ?? 'DNA';
  const [step, setStep] = useState(0);
  const [accepted, setAccepted] = useState(false);
  // The form's state is above the steps, so that it survives going back.
  const { form, send, sentDetails, submit, startAnew, hadDraft } = useRequest(type);
  const [showsDraft, setShowsDraft] = useState(hadDraft);
  const sent = send.isSuccess && sentDetails !== null;
  const begin = () => {
    startAnew();
    setShowsDraft(false);
    setStep(0);
  };
  return (
    <div>
      <PageHeader
        title={title}
        description={t`No account is needed. What you enter stays on this device until you send it.`}
      />
      <Card className="mx-auto max-w-5xl">
        <Steps
          label={t`Steps of the request`}
          className="mb-6"
          current={sent ? 3 : step}
          steps={[{ title: t`License & Disclaimer` }, { title: t`Request Details` }, { title: t`Review` }]}
          {...(!sent && !send.isPending && { onStepSelect: setStep })}
        />
        {showsDraft && !sent ? <DraftNotice onDiscard={begin} onClose={() => setShowsDraft(false)} /> : null}
        {sent ? <RequestSent number={send.data} type={type} details={sentDetails} onAnother={begin} /> : null}
        {!sent && step === 0 ? (
          <RequestTermsStep accepted={accepted} onAcceptedChange={setAccepted} onNext={() => setStep(1)} />
        ) : null}
        {!sent && step === 1 ? (
          <RequestDetailsStep
            form={form}
            type={type}
            onTypeChange={(materialsType) => onSearchChange({ materialsType })}
            onBack={() => setStep(0)}
            onNext={() => setStep(2)}
          />
        ) : null}
        {!sent && step === 2 ? (
          <RequestReviewStep
            type={type}
            details={form.getValues()}
            sending={send.isPending}
            error={send.error}
            onBack={() => setStep(1)}
            onSend={() => void submit()}
          />
        ) : null}
      </Card>
    </div>
  );
}

interface DraftNoticeProps {
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

function DraftNotice({ onDiscard, onClose }: DraftNoticeProps) {
  const { t } = useLingui();
  return (
    <div className="mb-5">
      <Alert
        tone="info"
        title={t`You have a request that is not sent yet`}
        action={<Button size="sm" onClick={onDiscard}>{t`Start over`}</Button>}
        onClose={onClose}
        closeLabel={t`Close`}
      >
        <p>{t`Your entries are still in the form. They are stored on this device for seven days.`}</p>
      </Alert>
    </div>
  );
}
