import type { Decorator } from '@storybook/react-vite';
import { ReportDetailsScreen, type ReportDetailsScreenProps } from '../details/report-details-screen';
import type { ReportView } from '../view/report-view';
import { ReportViewProvider } from '../view/use-report-view';
import { WithSearch } from './reports-host';

/** Page of one report whose view is held in place of an address. */
export function ReportDetailsPage({
  reportId,
  search,
}: Pick<ReportDetailsScreenProps, 'reportId' | 'search'>) {
  return (
    <WithSearch initial={search}>
      {(current, onSearchChange) => (
        <ReportDetailsScreen
          title="Report Details"
          reportId={reportId}
          search={current}
          onSearchChange={onSearchChange}
        />
      )}
    </WithSearch>
  );
}

/** Decorator that holds the view of a report for one of its sections; `parameters.view` is the first one. */
export const inReportView: Decorator = (Story, { parameters, id }) => (
  <WithSearch key={id} initial={(parameters['view'] ?? {}) as ReportView}>
    {(view, setView) => (
      <ReportViewProvider
        view={view}
        change={(changed) => setView({ ...view, ...changed })}
        hrefOf={(changed) => `#/report?${Object.keys({ ...view, ...changed }).join('&')}`}
      >
        <Story />
      </ReportViewProvider>
    )}
  </WithSearch>
);
