import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { CircleCheck, Copy } from 'lucide-react';
import type { MaterialsType } from '@omics-portal/resources';
import { useCatalogue } from '../ports/catalogue-ports';
import type { RequestDetails } from './request-details';
import { RequestSummary } from './request-summary';

interface RequestSentProps {
  /** Number of the request. */
  readonly number: number;
  readonly type: MaterialsType;
  readonly details: RequestDetails;
  readonly onAnother: () => void;
}

/** Confirmation of a sent request: its number, the next steps, and a summary. */
export function RequestSent({ number, type, details, onAnother }: RequestSentProps) {
  const { t } = useLingui();
  const { links } = useCatalogue();
  const copy = useCopy();
  const head = useRef<HTMLHeadingElement>(null);
  const { requestorEmail: email, deliveryAddress: address } = details;
  // The focused button is gone: without a new focus, a screen reader starts at the top of the page.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-2 pt-2 text-center">
        <CircleCheck aria-hidden className="size-10 text-success" />
        <h2 ref={head} tabIndex={-1} className="text-heading font-semibold outline-none">
          {t`Your request number is ${number}`}
        </h2>
        <Button size="sm" icon={<Copy />} onClick={() => void copy(String(number))}>
          {t`Copy the number`}
        </Button>
      </div>
      <section className="rounded-control bg-sunken p-4">
        <h3 className="mb-2 font-semibold">{t`What happens next`}</h3>
        <ol className="list-decimal space-y-1 ps-5 text-sm wrap-anywhere">
          <li>{t`The team reads your request and replies to ${email}. Please check the spam folder too.`}</li>
          <li>{t`The reply states what is available, the cost of handling and transport, and the agreement to sign.`}</li>
          <li>{t`The vials are then sent to this address: ${address}.`}</li>
        </ol>
      </section>
      <RequestSummary type={type} details={details} heading="h3" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAnother}>{t`Another request`}</Button>
        <ButtonLink variant="primary" href={links.materials()}>{t`Reference Materials`}</ButtonLink>
      </div>
    </div>
  );
}
