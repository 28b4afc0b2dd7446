import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { CircleCheck, Copy } from 'lucide-react';
import { useCatalogue } from '../ports/catalogue-ports';
import type { MaterialsType } from '../ports/materials-type';
import type { RequestDetails } from './request-details';
import { RequestSummary } from './request-summary';

interface RequestSentProps {
  /** What the team knows the request by. */
  readonly number: number;
  readonly type: MaterialsType;
  readonly details: RequestDetails;
  readonly onAnother: () => void;
}

/** The request is out: its number to quote in a letter, what comes next, and what was sent. */
export function RequestSent({ number, type, details, onAnother }: RequestSentProps) {
  const { t } = useLingui();
  const { links } = useCatalogue();
  const copy = useCopy();
  const head = useRef<HTMLHeadingElement>(null);
  const { requestorEmail: email, deliveryAddress: address } = details;
  // The button that had the focus is gone; without this a screen reader starts over at the top of the page.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-2 pt-2 text-center">
        <CircleCheck aria-hidden className="size-10 text-success" />
        <h2 ref={head} tabIndex={-1} className="text-heading font-semibold outline-none">
          {t`Your request has number ${number}`}
        </h2>
        <Button size="sm" icon={<Copy />} onClick={() => void copy(String(number))}>
          {t`Copy the number`}
        </Button>
      </div>
      <section className="rounded-control bg-sunken p-4">
        <h3 className="mb-2 font-semibold">{t`What happens next`}</h3>
        <ol className="list-decimal space-y-1 ps-5 text-sm wrap-anywhere">
          <li>{t`The team reads your request and answers to ${email}. Please look into the spam folder too.`}</li>
          <li>{t`The answer says what is available, what handling and transport cost, and which agreement is to be signed.`}</li>
          <li>{t`After that the vials go to this address: ${address}.`}</li>
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
