import { share, type ToolColumns } from './column-rule';

/** Columns of fastp in MultiQC's general statistics; rates are fractions, names with `pct` are percentages. */
export const FASTP_COLUMNS: ToolColumns = {
  tool: 'fastp',
  subject: 'run',
  columns: {
    before_filtering_total_reads: { key: 'sequences' },
    before_filtering_q20_rate: share('readQ20'),
    before_filtering_q30_rate: share('readQ30'),
    before_filtering_gc_content: share('gc'),
    filtering_result_passed_filter_reads: { key: 'readsAfterTrimming' },
    after_filtering_q20_rate: share('trimmedQ20'),
    after_filtering_q30_rate: share('trimmedQ30'),
    after_filtering_gc_content: share('trimmedGc'),
    pct_surviving: { key: 'readsKept' },
    pct_adapter: { key: 'readsWithAdapter' },
    pct_duplication: { key: 'trimmingDuplicates' },
  },
};
