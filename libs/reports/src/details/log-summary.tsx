import { objectContentQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { OriginFacts } from '../figures/origin-panel';
import { useReports } from '../ports/reports-ports';
import { readFigures } from '../report-json/read-figures';
import { LevelStatus } from '../verdict/level-status';

/**
 * Content of the log of a finished report in the language of the reader, from its report.json: programs write their logs in English.
 * Nothing while that is loading, and for one that cannot be read.
 */
export function LogSummary({ link }: { readonly link: string }) {
  const { datains } = useReports();
  const { data: report } = useQuery({ ...objectContentQueries(datains).json(link), select: readFigures });
  return report ? (
    <div className="mb-4 flex flex-col gap-4">
      <LevelStatus level={report.verdict.level} />
      <OriginFacts report={report} />
    </div>
  ) : null;
}
