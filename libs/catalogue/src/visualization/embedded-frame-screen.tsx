import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink, Card, EmbeddedFrame, PageHeader } from '@omics-portal/ui';
import { ExternalLink } from 'lucide-react';
import { readWebAddress } from '@omics-portal/resources';
import { AddressRejected } from '../documents/address-rejected';
import { useCatalogue } from '../ports/catalogue-ports';
import { useFrameLabels } from './frame-labels';
import { OWN_PAGE_SANDBOX } from './own-page-sandbox';

/** Search parameters of the frame page: `src` is the address of the page in the frame. */
export const embeddedFrameSearch = v.object({ src: v.fallback(v.optional(v.string()), undefined) });
export type EmbeddedFrameSearch = v.InferOutput<typeof embeddedFrameSearch>;

/** Props of the frame page. */
export interface EmbeddedFrameScreenProps {
  /** Title of the page without a frame. */
  readonly title: string;
  readonly search: EmbeddedFrameSearch;
}

/** Frame with a page of this site or of an allowed origin. */
export function EmbeddedFrameScreen({ title, search }: EmbeddedFrameScreenProps) {
  const { t } = useLingui();
  const labels = useFrameLabels();
  const { allowedFrameOrigins } = useCatalogue();
  const reading = readWebAddress(search.src, { page: document.baseURI, allowedOrigins: allowedFrameOrigins });
  return (
    <div>
      {reading.ok ? (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-sm font-normal wrap-anywhere text-muted">
              {t`Page of ${reading.url.host}`}
            </h1>
            <ButtonLink
              size="sm"
              href={reading.url.href}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink />}
            >
              {labels.openInNewWindow}
            </ButtonLink>
          </div>
          <EmbeddedFrame
            src={reading.url.href}
            title={t`Page of ${reading.url.host}`}
            labels={labels}
            className="h-[82dvh]"
            {...(reading.isOwn && { sandbox: OWN_PAGE_SANDBOX })}
          />
        </>
      ) : (
        <>
          <PageHeader title={title} />
          <Card>
            <AddressRejected
              reading={reading}
              missing={t`Add the address of a page after "?src=".`}
              setting="allowedFrameOrigins"
            />
          </Card>
        </>
      )}
    </div>
  );
}
