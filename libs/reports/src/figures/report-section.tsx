import { useLingui } from '@lingui/react/macro';
import { Card, type CardProps, cn, IconButton } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SectionId } from '../view/report-view';
import { useReportView } from '../view/use-report-view';

interface ReportSectionProps extends CardProps {
  /** Name of the section in the address of the report; without one it has no link. */
  readonly id?: SectionId;
  /** Choice above a chart, which leaves room for the link. */
  readonly controls?: ReactNode;
}

/** Section of a report: a card without a page break inside, with a link to it. */
export function ReportSection({ id, controls, children, ...card }: ReportSectionProps) {
  const styled = {
    ...card,
    className: cn('print:break-inside-avoid print:shadow-none', card.className),
    children: (
      <>
        {controls ? <div className="mb-3 pe-11 print:hidden">{controls}</div> : null}
        {children}
      </>
    ),
  };
  return id ? <LinkedSection {...styled} id={id} /> : <Card {...styled} />;
}

/** Room for the link beside the title of the card, or of the chart that is its title. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- class names, not a text
const TITLE_ROOM = '[&>div:first-child]:pe-9';
// eslint-disable-next-line lingui/no-unlocalized-strings -- class names, not a text
const CHART_ROOM = '[&_figcaption>div:first-child]:pe-9';

function LinkedSection({ id, ...card }: CardProps & { readonly id: SectionId }) {
  const { view } = useReportView();
  const anchor = useRef<HTMLDivElement>(null);
  const isLinked = view.section === id;
  useEffect(() => {
    if (isLinked) {
      anchor.current?.scrollIntoView();
    }
  }, [isLinked]);
  return (
    <div ref={anchor} data-section={id} className="relative min-w-0 scroll-mt-4">
      <SectionLink id={id} />
      <Card {...card} className={cn(card.title === undefined ? CHART_ROOM : TITLE_ROOM, card.className)} />
    </div>
  );
}

/** Button that copies the address of this view, from a section on. */
function SectionLink({ id }: { readonly id: SectionId }) {
  const { t } = useLingui();
  const copy = useCopy();
  const { hrefOf } = useReportView();
  return (
    <IconButton
      size="sm"
      className="absolute end-3 top-3 sm:end-4 sm:top-4 print:hidden"
      label={t`Copy the link to this view`}
      icon={<Link2 />}
      onClick={() => void copy(new URL(hrefOf({ section: id }), window.location.href).href)}
    />
  );
}
