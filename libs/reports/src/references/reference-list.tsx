import { useLingui } from '@lingui/react/macro';
import type { NamedReference } from '@omics-portal/api';
import { TextLink } from '@omics-portal/ui';
import { useReports } from '../ports/reports-ports';
import { materialLabel } from './material-label';

/** References of one kind that a report names, as links. */
export function ReferenceList({ references }: { readonly references: readonly NamedReference[] }) {
  const { i18n } = useLingui();
  const { links } = useReports();
  return (
    <ul>
      {references.map(({ kind, id, title }) => (
        <li key={id} className="wrap-anywhere">
          {kind === 'material' ? (
            <TextLink href={links.materials()}>{materialLabel(i18n, id)}</TextLink>
          ) : (
            <TextLink href={links.publications()}>{title ?? id}</TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
