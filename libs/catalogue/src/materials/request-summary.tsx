import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@omics-portal/ui';
import type { MaterialsType } from '@omics-portal/resources';
import { MATERIAL_NAMES } from '../material-names/material-names';
import { DETAIL_GROUPS, DETAIL_LABELS, type RequestDraft } from './request-details';

interface RequestSummaryProps {
  readonly type: MaterialsType;
  readonly details: RequestDraft;
  /** Level of the headings: one below the heading above them. */
  readonly heading: 'h2' | 'h3';
}

/** Summary of a request, grouped as in the form. Empty fields are left out. */
export function RequestSummary({ type, details, heading: Heading }: RequestSummaryProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      {DETAIL_GROUPS.map(({ title, fields }, index) => {
        const items = fields.flatMap((field) => {
          const value = details[field];
          return value === null || value === ''
            ? []
            : [{ term: i18n._(DETAIL_LABELS[field]), detail: String(value) }];
        });
        const kind = { term: t`Materials Type`, detail: i18n._(MATERIAL_NAMES[type]) };
        return (
          <section key={fields[0]}>
            <Heading className="mb-3 border-b border-border pb-1 font-semibold">{i18n._(title)}</Heading>
            <DescriptionList columns={3} items={index === 0 ? [kind, ...items] : items} />
          </section>
        );
      })}
    </div>
  );
}
