import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { EmbeddedFrame } from '@omics-portal/ui';
import { AddressRefused } from '../documents/address-refused';
import { readWebAddress } from '../documents/web-address';
import { useDatasets } from '../ports/datasets-ports';
import { useFrameLabels } from './frame-labels';
import { OWN_PAGE_SANDBOX } from './own-page-sandbox';

/** What the address of the frame page says: `src` is the page to show. */
export const embeddedFrameSearch = v.object({ src: v.fallback(v.optional(v.string()), undefined) });
export type EmbeddedFrameSearch = v.InferOutput<typeof embeddedFrameSearch>;

/** A page of this site, or of an origin that the site allows, in a frame. */
export function EmbeddedFrameScreen({ search }: { readonly search: EmbeddedFrameSearch }) {
  const { t } = useLingui();
  const labels = useFrameLabels();
  const { allowedFrameOrigins } = useDatasets();
  const reading = readWebAddress(search.src, { page: document.baseURI, allowedOrigins: allowedFrameOrigins });
  return (
    <div>
      <h1 className="sr-only">{t`Embeded Frame`}</h1>
      {reading.ok ? (
        <EmbeddedFrame
          src={reading.url.href}
          title={t`Page of ${reading.url.host}`}
          labels={labels}
          className="h-[85dvh]"
          {...(reading.isOwn && { sandbox: OWN_PAGE_SANDBOX })}
        />
      ) : (
        <AddressRefused reading={reading} missing={t`Put the address of a page behind "?src=".`} />
      )}
    </div>
  );
}
