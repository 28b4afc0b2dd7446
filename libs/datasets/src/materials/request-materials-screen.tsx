import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Card, PageHeader, Steps } from '@omics-portal/ui';
import { useDatasets } from '../ports/datasets-ports';
import {
  EMPTY_REQUEST,
  requestDetailsSchema,
  toMessage,
  type RequestDetails,
  type RequestDraft,
} from './request-details';
import { RequestDetailsStep } from './request-details-step';
import { RequestReviewStep } from './request-review-step';
import type { RequestMaterialsSearch } from './request-search';
import { RequestSent } from './request-sent';
import { RequestTermsStep } from './request-terms-step';

/** What the host gives the request page. */
export interface RequestMaterialsScreenProps {
  readonly search: RequestMaterialsSearch;
  readonly onSearchChange: (next: RequestMaterialsSearch) => void;
}

/** Asks the team for reference materials: terms, details, a look over both, and the number of the request. */
export function RequestMaterialsScreen({ search, onSearchChange }: RequestMaterialsScreenProps) {
  const { t } = useLingui();
  const { datains } = useDatasets();
  const type = search.materialsType ?? 'DNA';
  const [step, setStep] = useState(0);
  const [accepted, setAccepted] = useState(false);
  // The form lives here, above its step, so that going back loses nothing.
  const form = useForm<RequestDraft, unknown, RequestDetails>({
    defaultValues: EMPTY_REQUEST,
    resolver: valibotResolver(requestDetailsSchema),
    mode: 'onTouched',
  });
  const send = useMutation({
    mutationFn: async (details: RequestDetails) => {
      const { data } = await datains.POST('/api/messages', { body: toMessage(type, details) });
      return data.message.id;
    },
    // The service has no key that would tell a second try from a second request.
    retry: false,
  });
  const sent = send.isSuccess;
  // Two presses can come before React has drawn the first one's effect: only a ref is quick enough.
  const underWay = useRef(false);
  const sendOnce = async () => {
    if (underWay.current) {
      return;
    }
    underWay.current = true;
    await form
      .handleSubmit((details) => send.mutateAsync(details))()
      .catch(() => undefined);
    underWay.current = false;
  };
  return (
    <div>
      <PageHeader title={t`Request Materials`} />
      <Card>
        <Steps
          label={t`Steps of the request`}
          className="mb-6"
          current={sent ? 3 : step}
          steps={[{ title: t`License & Disclaimer` }, { title: t`Request Details` }, { title: t`Review` }]}
          {...(!sent && !send.isPending && { onStepSelect: setStep })}
        />
        {sent ? <RequestSent number={send.data} email={send.variables.requestorEmail} /> : null}
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
            onSend={() => void sendOnce()}
          />
        ) : null}
      </Card>
    </div>
  );
}
