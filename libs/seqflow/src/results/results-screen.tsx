import { useLingui } from '@lingui/react/macro';
import { ButtonLink, PageHeader } from '@omics-portal/ui';
import { ArrowLeft } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { ResultList } from './result-list';
import { readResultSearch, type ResultSearch } from './result-search';

/** Properties of the results of all projects. */
export interface ResultsScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Search parameters of the address, valid or not. */
  readonly search: unknown;
  readonly onSearchChange: (next: ResultSearch) => void;
}

/** Scope of all projects; a constant, so that the list is not asked for again. */
const ALL = {};

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
      <ResultList scope={ALL} search={readResultSearch(search)} onSearchChange={onSearchChange} />
    </div>
  );
}
