import { lazy, Suspense } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconButton, SkeletonLines, Tag } from '@omics-portal/ui';
import { X } from 'lucide-react';
import { formatFileSize } from '@omics-portal/wording';
import { DownloadButton } from '../download/download-button';
import { cellText } from '../fields/record-values';
import { useFieldLabels, type FieldLabels } from '../fields/field-labels';
import { useRecordQueries } from '../ports/use-record-queries';
import { isStoredFile, type CartFile, totalSize } from '../cart-store/cart-file';
import { useSourceLabel } from './use-source-label';

/** Maximum number of files in lists; a larger cart is a lazily loaded grid, which renders only the visible rows. */
const MAX_LISTED = 200;
const CartGrid = lazy(async () => ({ default: (await import('./cart-grid')).CartGrid }));

interface CartListProps {
  readonly files: readonly CartFile[];
  /** State of a file, such as missing; empty for most. */
  readonly stateOf: (file: CartFile) => string;
  readonly onRemove: (files: readonly CartFile[]) => void;
}

/** Files of the cart by collection, stored files in a section of their own, each with its own actions. */
export function CartList(props: CartListProps) {
  const { t } = useLingui();
  const { files, stateOf, onRemove } = props;
  const sourceLabel = useSourceLabel();
  if (files.length > MAX_LISTED) {
    return (
      <Suspense fallback={<SkeletonLines lines={8} label={t`Loading the files`} />}>
        <CartGrid {...props} sourceLabel={sourceLabel} />
      </Suspense>
    );
  }
  const collections = [...new Set(files.map(({ collection }) => collection))];
  return (
    <div className="flex flex-col gap-6">
      {collections.map((collection) => (
        <CartSection
          key={collection}
          collection={collection}
          label={sourceLabel(collection)}
          files={files.filter((file) => file.collection === collection)}
          stateOf={stateOf}
          onRemove={onRemove}
        />
      ))}
    </div>
  );
}

function CartSection({
  collection,
  label,
  files,
  stateOf,
  onRemove,
}: CartListProps & { readonly collection: string; readonly label: string }) {
  const { t } = useLingui();
  const fields = useRecordQueries().fields(collection);
  const labels = useFieldLabels(useQuery({ ...fields, enabled: !isStoredFile({ collection }) }).data);
  const count = files.length;
  const size = formatFileSize(totalSize(files));
  return (
    <section aria-labelledby={`cart-${collection}`}>
      <h3
        id={`cart-${collection}`}
        className="mb-2 flex flex-wrap items-baseline gap-x-3 text-sm font-semibold"
      >
        {label}
        <span className="font-normal text-muted">{t`${plural(count, { one: '# file', other: '# files' })}, ${size}`}</span>
      </h3>
      <ul className="divide-y divide-border rounded-card border border-border">
        {files.map((file) => (
          <CartRow
            key={file.id}
            file={file}
            state={stateOf(file)}
            labels={labels}
            onRemove={() => onRemove([file])}
          />
        ))}
      </ul>
    </section>
  );
}

interface CartRowProps {
  readonly file: CartFile;
  readonly state: string;
  readonly labels: FieldLabels;
  readonly onRemove: () => void;
}

function CartRow({ file, state, labels, onRemove }: CartRowProps) {
  const { t } = useLingui();
  const { name, format, size } = file;
  const project = cellText('project_name', file.project, labels);
  return (
    <li className="flex items-center gap-2 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          {[project, cellText('data_format', format, labels), formatFileSize(size).replace(' ', '\u00A0')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {state === '' ? null : <Tag tone="warning">{state}</Tag>}
      {/* A stored file is private: its link is signed by its path for the account, not by its checksum. */}
      <DownloadButton file={isStoredFile(file) ? { ...file, md5: null } : file} iconOnly />
      <IconButton size="sm" label={t`Remove ${name} from the cart`} icon={<X />} onClick={onRemove} />
    </li>
  );
}
