import { useMemo, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectRangeQuery } from '@omics-portal/resources';
import { SkeletonLines, Tree } from '@omics-portal/ui';
import { decompressHead } from './decompress-head';
import type { PreviewProps } from './file-preview';
import { jsonNodes } from './json-nodes';
import { PreviewFailed } from './preview-failed';
import { textHead } from './text-head';
import { TextPreview } from './text-preview';

/** Maximum size of a file that is shown as a tree, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Preview of a JSON file, also a compressed one, as a tree; a large one, or one that is not JSON, as text. */
export function JsonPreview(file: PreviewProps) {
  return file.size !== null && file.size <= MAX_BYTES ? <JsonTree {...file} /> : <TextPreview {...file} />;
}

function JsonTree(file: PreviewProps) {
  const { t } = useLingui();
  const { client, path, version, compressed } = file;
  const content = useQuery({
    ...objectRangeQuery(client, { link: path, version }, 0, MAX_BYTES),
    select: compressed ? parsedGzip : parsed,
  });
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const nodes = useMemo(
    () =>
      content.data
        ? jsonNodes(
            content.data.value,
            expanded,
            (count) => t`${plural(count, { one: '# more entry', other: '# more entries' })}`,
          )
        : [],
    [content.data, expanded, t],
  );
  if (content.isPending) {
    return <SkeletonLines lines={5} label={t`Loading the preview`} />;
  }
  if (content.isError) {
    return <PreviewFailed error={content.error} onRetry={() => void content.refetch()} />;
  }
  const { name } = file;
  return content.data === null ? (
    <TextPreview {...file} />
  ) : (
    <div className="max-h-[70dvh] overflow-auto rounded-card border border-border p-2 font-mono text-xs">
      <Tree label={t`Content of ${name}`} nodes={nodes} expanded={expanded} onExpandedChange={setExpanded} />
    </div>
  );
}

/** Value of JSON bytes; null for anything else. */
function parsed({ bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }): { readonly value: unknown } | null {
  const text = textHead(bytes);
  try {
    return text === null ? null : { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Value of compressed JSON bytes; null also for text that is cut off because it is too large. */
function parsedGzip({ bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }): ReturnType<typeof parsed> {
  try {
    return parsed({ bytes: decompressHead(bytes) });
  } catch {
    return null;
  }
}
