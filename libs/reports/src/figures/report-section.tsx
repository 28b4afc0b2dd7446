import { Card, type CardProps } from '@omics-portal/ui';

/** One part of a report: a card that a printer does not cut in two. */
export function ReportSection(props: CardProps) {
  return <Card {...props} className="print:break-inside-avoid print:shadow-none" />;
}
