import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';

/** Folder of a bucket in object storage. */
export interface StorageFolder {
  readonly service: string;
  readonly bucket: string;
  /** Key of the folder with a slash at its end; empty for the bucket itself. */
  readonly prefix: string;
}

/** Path of the current folder. Each part opens its folder. */
export function FolderPath({
  location,
  onLocationChange,
}: {
  readonly location: StorageFolder;
  readonly onLocationChange: (location: StorageFolder) => void;
}) {
  const { t } = useLingui();
  const segments = location.prefix.split('/').filter(Boolean);
  const prefixOf = (depth: number) =>
    segments
      .slice(0, depth)
      .map((segment) => `${segment}/`)
      .join('');
  return (
    <nav aria-label={t`Folder`} className="flex flex-wrap items-center gap-1 text-sm">
      {[location.bucket, ...segments].map((segment, depth) => (
        <span key={prefixOf(depth) || '/'} className="flex items-center gap-1">
          {depth > 0 ? <span aria-hidden>/</span> : null}
          <Button
            size="sm"
            variant="link"
            {...(depth === segments.length && { 'aria-current': 'location' as const })}
            onClick={() => onLocationChange({ ...location, prefix: prefixOf(depth) })}
          >
            {segment}
          </Button>
        </span>
      ))}
    </nav>
  );
}
