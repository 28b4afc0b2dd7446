import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@omics-portal/ui';
import { AddressRejected } from '../documents/address-rejected';
import { MarkdownDocument } from '../documents/markdown-document';
import type { ReferenceDataset } from './reference-manifest';
import { useManifestAddress } from './use-manifest-address';

interface ReadmeDrawerProps {
  readonly dataset: ReferenceDataset;
  readonly manifestUrl: string;
  readonly onClose: () => void;
}

/** Drawer with the document of a data set. */
export function ReadmeDrawer({ dataset, manifestUrl, onClose }: ReadmeDrawerProps) {
  const { t } = useLingui();
  const reading = useManifestAddress(manifestUrl)(dataset.markdown);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={dataset.title}
      closeLabel={t`Close`}
      size="lg"
    >
      {reading.ok ? (
        <MarkdownDocument url={reading.url.href} headingOffset={2} />
      ) : (
        <AddressRejected
          reading={reading}
          missing={t`This dataset has no document.`}
          setting="allowedDocumentOrigins"
        />
      )}
    </Drawer>
  );
}
