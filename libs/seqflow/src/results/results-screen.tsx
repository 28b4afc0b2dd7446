import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { ArrowLeft } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import type { ResultSearch } from './result-search';

const ResultsOfAll = lazy(async () => ({ default: (await import('./results-of-all')).ResultsOfAll }));

/** Properties of the results of all projects. */
export interface ResultsScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Search parameters of the address, valid or not. */
  readonly search: unknown;
  readonly onSearchChange: (next: ResultSearch) => void;
}

/** Page with the result files of all projects. */
export function ResultsScreen({ title, search, onSearchChange }: ResultsScreenProps) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        actions={
          <ButtonLink variant="ghost" href={links.projects()} icon={<ArrowLeft />}>
            {t`All projects`}
          </ButtonLink>
        }
      />
      <Suspense fallback={<SkeletonLines lines={6} label={t`Loading...`} />}>
        <ResultsOfAll search={search} onSearchChange={onSearchChange} />
      </Suspense>
    </div>
  );
}
