import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, IconButton, saveFile } from '@omics-portal/ui';
import { formatFileSize, useCopy } from '@omics-portal/wording';
import { Copy, Download, ListChecks } from 'lucide-react';
import { checksumList } from './checksum-list';
import type { ReferenceFile } from './reference-manifest';
import { useManifestAddress } from './use-manifest-address';

interface ReferenceFilesProps {
  /** Title of the data set. */
  readonly title: string;
  readonly files: readonly ReferenceFile[];
  readonly manifestUrl: string;
}

/** Files of a data set, with sizes and checksums. */
export function ReferenceFiles({ title, files, manifestUrl }: ReferenceFilesProps) {
  const { t } = useLingui();
  const sums = checksumList(files);
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t`Files`}</h3>
        {sums === '' ? null : (
          <Button
            size="sm"
            icon={<ListChecks />}
            aria-label={t`Checksums of ${title} as a list`}
            onClick={() => saveFile('SHA256SUMS', new Blob([sums], { type: 'text/plain' }))}
          >{t`Checksum list`}</Button>
        )}
      </div>
      {files.length === 0 ? (
        <p className="text-sm text-muted">{t`This version has no files.`}</p>
      ) : (
        <ul className="divide-y divide-border rounded-control border border-border">
          {files.map((file) => (
            <li key={`${file.name} ${file.url}`} className="p-3">
              <FileEntry file={file} manifestUrl={manifestUrl} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FileEntry({ file, manifestUrl }: { readonly file: ReferenceFile; readonly manifestUrl: string }) {
  const { t, i18n } = useLingui();
  const address = useManifestAddress(manifestUrl)(file.url);
  const { name, size, description, md5, sha256 } = file;
  const known = md5 !== undefined || sha256 !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-sm font-medium wrap-anywhere">{name}</p>
          {description === '' ? null : <p className="text-sm wrap-anywhere text-muted">{description}</p>}
          <p className="text-xs text-muted">
            {size === undefined
              ? t`Size unknown`
              : `${formatFileSize(size)} (${t`${i18n.number(size)} bytes`})`}
          </p>
        </div>
        {address.ok ? (
          <ButtonLink
            size="sm"
            icon={<Download />}
            href={address.url.href}
            download={name}
            aria-label={t`Download ${name}`}
            {...(address.isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >{t`Download`}</ButtonLink>
        ) : (
          <p className="text-xs text-muted">
            {address.reason === 'missing'
              ? t`This file has no address.`
              : t`This portal does not open the address of this file.`}
          </p>
        )}
      </div>
      {known ? (
        <dl className="flex flex-col gap-1 text-xs">
          <Checksum kind="MD5" value={md5} name={name} />
          <Checksum kind="SHA-256" value={sha256} name={name} />
        </dl>
      ) : (
        <p className="text-xs text-muted">{t`No checksum is given: the download cannot be verified.`}</p>
      )}
    </div>
  );
}

interface ChecksumProps {
  /** Name of the algorithm, the same in every language. */
  readonly kind: string;
  readonly value: string | undefined;
  readonly name: string;
}

function Checksum({ kind, value, name }: ChecksumProps) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className="flex items-center gap-2">
      <dt className="w-16 shrink-0 text-muted">{kind}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        {value === undefined ? (
          <span className="text-muted">{t`not stated`}</span>
        ) : (
          <>
            <code className="min-w-0 wrap-anywhere">{value}</code>
            <IconButton
              size="sm"
              className="shrink-0"
              icon={<Copy />}
              label={t`Copy the ${kind} of ${name}`}
              onClick={() => void copy(value)}
            />
          </>
        )}
      </dd>
    </div>
  );
}
