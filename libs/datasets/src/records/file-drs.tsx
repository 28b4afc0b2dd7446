import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import { drsObjectQuery } from '@omics-portal/resources';
import { CodeBlock } from '@omics-portal/ui';
import { useDatasets } from '../ports/datasets-ports';

interface FileDrsProps {
  readonly record: DataFile;
}

/**
 * Addresses of a file for clients of GA4GH DRS; nothing while the object is looked up, and where the server has no such
 * service.
 */
export function FileDrs({ record: { sha256, md5sum } }: FileDrsProps) {
  const { t } = useLingui();
  const { dataseq, dataseqUrl } = useDatasets();
  const { origin } = new URL(dataseqUrl, window.location.href);
  const checksum = [sha256, md5sum].find((value) => typeof value === 'string' && value !== '');
  const id = typeof checksum === 'string' ? checksum : '';
  const found = useQuery({ ...drsObjectQuery(dataseq, { origin, id }), enabled: id !== '' });
  if (!found.data) {
    return null;
  }
  const { object, url } = found.data;
  const copyLabels = { copyLabel: t`Copy`, copiedLabel: t`Copied` };
  return (
    <section aria-label="GA4GH DRS" className="mt-6 flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">GA4GH DRS</h3>
      <p className="text-muted">{t`For workflow engines and cloud workspaces that support this standard.`}</p>
      <CodeBlock code={object.self_uri} label={t`DRS address`} {...copyLabels} />
      <CodeBlock code={`curl --fail '${url}'`} label={t`Size, checksums and link`} {...copyLabels} />
    </section>
  );
}
