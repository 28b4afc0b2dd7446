// The screens. Those with a state of their own take their part of the address as `search`.
export { ReportListScreen, type ReportListScreenProps } from './list/report-list-screen';
export { ReportHistoryScreen, type ReportHistoryScreenProps } from './list/report-history-screen';
export { ReportDetailsScreen, type ReportDetailsScreenProps } from './details/report-details-screen';

// What their addresses can say.
export {
  reportDetailsSearch,
  type ReportDetailsSearch,
  reportHistorySearch,
  type ReportHistorySearch,
  reportListSearch,
  type ReportListSearch,
} from './tasks/report-search';

// Requests of the screens, for a host that starts them before it shows the screen.
export { reportListInput } from './list/report-list-input';

// What the host gives.
export { ReportsProvider, type CartFile, type ReportsLinks, type ReportsPorts } from './ports/reports-ports';
export { loadMessages } from './load-messages';
