import { aTask, uuid } from '@omics-portal/api-mocks';
import type { ReportKind } from '@omics-portal/resources';
import { useState } from 'react';
import { ReportListScreen } from '../list/report-list-screen';
import type { ReportListSearch } from '../tasks/report-search';
import { WithSearch } from './reports-host';

/** Search parameters of a list without a filter. */
export const NO_SEARCH: ReportListSearch = {
  page: undefined,
  pageSize: undefined,
  status: undefined,
  name: undefined,
  verdict: undefined,
  from: undefined,
  to: undefined,
  laboratory: undefined,
  instrument: undefined,
  operator: undefined,
  measuredFrom: undefined,
  measuredTo: undefined,
  new: undefined,
};

/** Reports of one tool: finished, running and failed. */
export const TASKS = [
  aTask({ id: uuid(5, 1), name: 'protein_batch_1', verdict: 'pass' }),
  aTask({ id: uuid(5, 3), name: 'protein_batch_2', status: 'Started', percentage: 40, finished_time: null }),
  aTask({ id: uuid(5, 4), name: 'protein_batch_3', status: 'Failed', percentage: 60 }),
];

/** Screen of the reports of one tool. Its button simulates a reload: it discards all state that is not stored. */
export function ReportListPage({
  kind,
  initial = NO_SEARCH,
}: {
  readonly kind: ReportKind;
  readonly initial?: ReportListSearch;
}) {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <WithSearch key={loads} initial={initial}>
        {(search, onSearchChange) => (
          <ReportListScreen
            title="Proteomics report"
            kind={kind}
            search={search}
            onSearchChange={onSearchChange}
          />
        )}
      </WithSearch>
      <button type="button" className="mt-6" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
    </>
  );
}
