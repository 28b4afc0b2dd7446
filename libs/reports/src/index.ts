// Screens. Those with a state of their own receive their search parameters as `search`.
export { ReportListScreen, type ReportListScreenProps } from './list/report-list-screen';
export { ReportHistoryScreen, type ReportHistoryScreenProps } from './list/report-history-screen';
export { ReportComparisonScreen, type ReportComparisonScreenProps } from './compare/report-comparison-screen';
export { ControlChartScreen, type ControlChartScreenProps } from './control-charts/control-chart-screen';
export { VerdictReasons, type VerdictReasonsProps } from './details/verdict-reasons';
export { ReportCurves, type CurveChoice, type ReportCurvesProps } from './details/report-curves';
export { ReportDetailsScreen, type ReportDetailsScreenProps } from './details/report-details-screen';

// Search parameters of the screens.
export {
  reportDetailsSearch,
  type ReportDetailsSearch,
  reportHistorySearch,
  type ReportHistorySearch,
  reportListSearch,
  type ReportListSearch,
} from './tasks/report-search';

// Title of a tab, in the words of the reports.

// Requests of the screens, for a host that starts them before the screen is shown.
export { reportListInput } from './list/report-list-input';
export { comparedIds, readComparisonSearch } from './compare/comparison-search';
export { MAX_COMPARED } from './compare/max-compared';
export { NEWEST_REPORTS } from './compare/newest-reports';
export { chartListInput, NEWEST_REPORT, readChartScope } from './control-charts/chart-scope';

// Ports and messages, provided by the host.
export { ReportsProvider, type CartFile, type ReportsLinks, type ReportsPorts } from './ports/reports-ports';
export { loadMessages } from './load-messages';
