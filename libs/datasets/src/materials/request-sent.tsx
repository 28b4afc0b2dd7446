import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@omics-portal/ui';
import { CircleCheck } from 'lucide-react';
import { useDatasets } from '../ports/datasets-ports';

interface RequestSentProps {
  /** What the team knows the request by. */
  readonly number: number;
  readonly email: string;
}

/** The request is out: its number, to quote in a letter. */
export function RequestSent({ number, email }: RequestSentProps) {
  const { t } = useLingui();
  const { links } = useDatasets();
  const head = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; without this a screen reader starts over at the top of the page.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <h2 ref={head} tabIndex={-1} className="text-heading font-semibold outline-none">
        {t`Your request has number ${number}`}
      </h2>
      <p className="max-w-lg text-sm text-muted">
        {t`Thank you. The team answers to ${email}. Please keep the number for questions about the request.`}
      </p>
      <ButtonLink href={links.materials()}>{t`Reference Materials`}</ButtonLink>
    </div>
  );
}
