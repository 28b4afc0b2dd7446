import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { emptyQuery, withFilter } from '@omics-portal/data-query';
import { TextLink } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { useQueryHref } from '../ports/use-query-href';

interface RelatedFilesProps {
  readonly collection: string;
  readonly record: DataFile;
  readonly labels: FieldLabels;
  /** Called when a link is clicked. */
  readonly onFollow: () => void;
}

const GROUP_FIELDS = ['library_id', 'donor_id'] as const;

/** Links to the files of the same library and donor; empty for a file without both. */
export function RelatedFiles({ collection, record, labels, onFollow }: RelatedFilesProps) {
  const { t } = useLingui();
  const href = useQueryHref();
  const links = GROUP_FIELDS.flatMap((field) => {
    const value = record[field];
    if (value === null || value === undefined || value === '') {
      return [];
    }
    const name = labels.field(field);
    const files = withFilter(emptyQuery(collection), field, { kind: 'category', values: [value] });
    return { field, href: href(files), text: t`All files of ${name} ${labels.value(field, value)}` };
  });
  if (links.length === 0) {
    return null;
  }
  return (
    <section aria-label={t`Related files`} className="mt-6 text-sm">
      <h3 className="mb-2 font-semibold">{t`Related files`}</h3>
      <ul className="flex flex-col gap-1">
        {links.map(({ field, href: address, text }) => (
          <li key={field} className="wrap-anywhere">
            <TextLink href={address} onClick={onFollow}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
