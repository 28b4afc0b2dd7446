import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { X } from 'lucide-react';
import { OMICS_NAMES } from '../collections/collection-words';
import { omicsOf } from '../collections/collections';
import { DownloadButton } from '../download/download-button';
import { formatFileSize } from '@omics-portal/wording';
import { useDatasets } from '../ports/datasets-ports';
import type { CartFile } from './cart-file';
import { totalSize } from './use-cart';

/** As many files of a collection as are drawn; a cart can hold very many. */
const DRAWN = 200;

interface CartListProps {
  readonly files: readonly CartFile[];
  readonly onRemove: (file: CartFile) => void;
}

/** The files by collection, each with its own actions. */
export function CartList({ files, onRemove }: CartListProps) {
  const { t, i18n } = useLingui();
  const { brand } = useDatasets();
  const collections = [...new Set(files.map(({ collection }) => collection))];
  return (
    <div className="flex flex-col gap-6">
      {collections.map((collection) => {
        const own = files.filter((file) => file.collection === collection);
        const omics = omicsOf(brand, collection);
        const count = own.length;
        const size = formatFileSize(totalSize(own));
        const more = count - DRAWN;
        return (
          <section key={collection} aria-labelledby={`cart-${collection}`}>
            <h3
              id={`cart-${collection}`}
              className="mb-2 flex flex-wrap items-baseline gap-x-3 text-sm font-semibold"
            >
              {omics ? i18n._(OMICS_NAMES[omics]) : collection}
              <span className="font-normal text-muted">{t`${plural(count, { one: '# file', other: '# files' })}, ${size}`}</span>
            </h3>
            <ul className="divide-y divide-border rounded-card border border-border">
              {own.slice(0, DRAWN).map((file) => (
                <CartRow key={file.id} file={file} onRemove={() => onRemove(file)} />
              ))}
            </ul>
            {more > 0 ? (
              <p className="mt-2 text-sm text-muted">{t`and ${more} more, which the exported list has too`}</p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

function CartRow({ file, onRemove }: { readonly file: CartFile; readonly onRemove: () => void }) {
  const { t } = useLingui();
  const { name, project, format, size } = file;
  return (
    <li className="flex items-center gap-2 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          {[project, format, formatFileSize(size)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <DownloadButton file={file} iconOnly />
      <IconButton size="sm" label={t`Remove ${name} from the cart`} icon={<X />} onClick={onRemove} />
    </li>
  );
}
