import { Card, type CardProps } from '@omics-portal/ui';

/** Section of a report: a card without a page break inside. */
export function ReportSection(props: CardProps) {
  return <Card {...props} className="print:break-inside-avoid print:shadow-none" />;
}
