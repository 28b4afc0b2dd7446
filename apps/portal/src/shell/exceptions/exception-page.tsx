import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '@omics-portal/ui';
import { ArrowLeft, House } from 'lucide-react';

export type ExceptionCode = '403' | '404' | '500';

export interface ExceptionPageProps {
  code: ExceptionCode;
  /** The address that failed. */
  address?: string | undefined;
  homeHref: string;
  onBack: () => void;
  onRetry?: (() => void) | undefined;
}

/** Exception page with the failed address, and links back and to the overview. */
export function ExceptionPage({ code, address, homeHref, onBack, onRetry }: ExceptionPageProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center">
      <p aria-hidden className="text-[5rem] leading-none font-semibold text-primary-text tabular-nums">
        {code}
      </p>
      <h1 className="mt-4 text-title font-semibold">
        <ExceptionText code={code} />
      </h1>
      {address ? (
        <p className="mt-3 text-sm text-muted">
          <Trans>
            Requested address:{' '}
            <code className="rounded-xs bg-sunken px-1.5 py-0.5 font-mono wrap-anywhere text-text">
              {address}
            </code>
          </Trans>
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <ButtonLink variant="primary" href={homeHref} icon={<House />}>
          <Trans context="exception page">Home</Trans>
        </ButtonLink>
        <Button onClick={onBack} icon={<ArrowLeft />}>
          <Trans>Back to Previous Page</Trans>
        </Button>
        {onRetry ? <Button onClick={onRetry}>{t`Retry`}</Button> : null}
      </div>
    </div>
  );
}

function ExceptionText({ code }: { code: ExceptionCode }) {
  switch (code) {
    case '403':
      return <Trans>Sorry, No Permission</Trans>;
    case '404':
      return <Trans>Sorry, Comming Soon...</Trans>;
    case '500':
      return <Trans>Sorry, I have been to the Moon</Trans>;
    default:
      return code satisfies never;
  }
}
