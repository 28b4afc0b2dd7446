// Times and durations
export { formatDateTime, formatDay, formatTime, MISSING_TIME } from './time/format-time';
export { Moment, type MomentProps } from './time/moment';
export { elapsedMs, formatElapsed, formatSeconds } from './time/elapsed';
export { ElapsedTime, type ElapsedTimeProps } from './time/elapsed-time';
export { CheckedAgo, type CheckedAgoProps } from './time/checked-ago';

// Numbers
export { formatFileSize } from './amount/file-size';
export { exactFileSize, parseFileSize } from './amount/parse-file-size';
export { formatNumber } from './amount/number';
export { withoutGroups } from './amount/parse-grouped';
export { floorPercentage, formatPercentage } from './amount/percentage';

// Shared labels and messages
export { usePaginationLabels } from './paging/use-pagination-labels';
export { useBoxLabels, useChartLabels } from './chart/use-chart-labels';
export { usePdfLabels } from './document/use-pdf-labels';
export { isChunkFailure } from './failure/is-chunk-failure';
export { PanelBoundary, type PanelBoundaryProps } from './failure/panel-boundary';
export { useErrorText } from './failure/use-error-text';
export { useCopy } from './clipboard/use-copy';
export { joinSentences } from './sentences/join-sentences';

// Days of the start, the filter of lists
export { StartDays, type StartDaysProps } from './start-days/start-days';
export { startDayRange, type StartDayFilter } from './start-days/start-day-range';

// Labels of states and omics types, shared by all features
export {
  JOB_STATE_LABELS,
  OMICS_LABELS,
  PROJECT_STATE_LABELS,
  TASK_STATE_LABELS,
  VERDICT_LABELS,
} from './status/state-labels';

// Limits of reports
export {
  DEFAULT_LIMITS,
  type LimitOption,
  limitOptions,
  OWN_LIMITS_UNAVAILABLE,
} from './limits/limit-options';

// Share links of files, revoked in the file manager and in the settings
export { sharedFileName, ShareLinkList, type ShareLinkListProps } from './share-links/share-link-list';

// Catalogs: every project with messages creates its `loadMessages` with this
export { createMessageLoader, type Catalogs } from './catalog/message-loader';
export { createWordsLoader, type LoadedWords } from './catalog/words-loader';
