import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import { emptyQuery, withFilter, type DataQuery } from '@omics-portal/data-query';
import { TextLink } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { fileKey, fileName } from '../fields/record-values';
import { useFileHref } from '../ports/use-file-href';
import { useQueryHref } from '../ports/use-query-href';
import { useRecordQueries } from '../ports/use-record-queries';

interface RelatedFilesProps {
  /** Query of the page behind the details. */
  readonly shown: DataQuery;
  readonly record: DataFile;
  readonly labels: FieldLabels;
}

const GROUP_FIELDS = ['library_id', 'donor_id'] as const;

/** Maximum number of files of a group that are listed by name. */
const MAX_NAMED = 6;

/**
 * Links to the other files of the same library by name, or of the same donor for a file without a library, and to all files
 * of both; empty for a file without both.
 */
export function RelatedFiles({ shown, record, labels }: RelatedFilesProps) {
  const { t } = useLingui();
  const href = useQueryHref();
  const links = GROUP_FIELDS.flatMap((field) => {
    const value = record[field];
    if (value === null || value === undefined || value === '') {
      return [];
    }
    const name = labels.field(field);
    const files = withFilter(emptyQuery(shown.collection), field, { kind: 'category', values: [value] });
    return { field, files, href: href(files), text: t`All files of ${name} ${labels.value(field, value)}` };
  });
  const [group] = links;
  if (!group) {
    return null;
  }
  return (
    <section aria-label={t`Related files`} className="mt-6 text-sm">
      <h3 className="mb-2 font-semibold">{t`Related files`}</h3>
      <ul className="flex flex-col gap-1">
        {links.map(({ field, href: address, text }) => (
          <li key={field} className="wrap-anywhere">
            <TextLink href={address}>{text}</TextLink>
          </li>
        ))}
        <NamedFiles query={group.files} shown={shown} record={record} />
      </ul>
    </section>
  );
}

interface NamedFilesProps {
  readonly query: DataQuery;
  readonly shown: DataQuery;
  readonly record: DataFile;
}

/** Items with links to the first other files of a query; none while they load, or if that fails. */
function NamedFiles({ query, shown, record }: NamedFilesProps) {
  const fileHref = useFileHref(query.collection, shown);
  const found = useQuery(useRecordQueries().records({ ...query, perPage: MAX_NAMED + 1 }));
  const others = (found.data?.data ?? []).filter((other) => fileKey(other) !== fileKey(record));
  return others.slice(0, MAX_NAMED).map((other) => (
    <li key={fileKey(other)} className="wrap-anywhere">
      <TextLink href={fileHref(fileKey(other))}>{fileName(other)}</TextLink>
    </li>
  ));
}
