import { anyOf, packages, sources, type ChunkGroup } from './chunk-group.mts';

/** Chunk groups of some screens: accounts, charts, reports, lists, results and forms. */
export const FEATURE_CHUNKS: readonly ChunkGroup[] = [
  // Shared by the pages of an account, its notifications and the bell: sign-in loads no tables of lists.
  {
    name: 'account',
    test: anyOf(
      sources('apps/portal', 'routes/account-host'),
      // A few hundred bytes each that the settings share with the page of accounts, with dialogs, and with the file manager.
      sources(
        'libs/resources',
        '(?:access-tokens|accounts|audit|share-links)/',
        'notifications/notification-choices',
      ),
      sources('libs/wording', 'share-links/'),
      sources(
        'libs/account',
        '[a-z-]+/is-admin\\.',
        'is-admin\\.',
        'audit/audit-(?:search|kinds)\\.',
        'accounts/account-list-input\\.',
        'notifications/notification-list-input\\.',
      ),
      sources('apps/portal', '[a-z-]+/is-admin\\.'),
      sources(
        'libs/account',
        'password/use-password-messages',
        'accounts/(?:use-account-form-messages|account-form-values)',
        'change-dialog/',
        'profile/tag-list',
        'account-context',
        'notifications/(?:use-notification-actions|notification-parts)',
      ),
    ),
  },
  // All charts in one file: reports and figures load it for the first chart. Before the groups of modules that load it.
  {
    name: 'charts',
    test: anyOf(packages('@nivo/', '@react-spring/', 'd3-'), sources('libs/ui', 'chart/', 'charts\\.')),
  },
  // Reasons of failures: lists, drawers and forms load them for the first one, and their words then.
  {
    name: 'failures',
    test: anyOf(
      sources('libs/seqflow', 'failure/'),
      sources(
        'libs/wording',
        'program-problems(?:\\.|/(?:log-problems|program-problem-list|use-program|load-program))',
      ),
    ),
  },
  // Shared by a report and the parts that open on a click: the editor of limits, a new report, the details of a job.
  {
    name: 'report-parts',
    test: anyOf(
      packages('@radix-ui/react-accordion/'),
      sources('libs/ui', 'accordion/'),
      sources(
        'libs/reports',
        'figures/(?:metric-labels|report-section|table-findings-messages|verdict-messages|lazy-charts)',
        'format/(?:figure|short-name)',
        'references/material-label',
        'sequencing/(?:tool-figure-labels|sample-value)',
        'threshold-profiles/limit-names',
      ),
      sources('libs/qc-metrics', 'verdict/(?:apply-rules|limit-metrics)\\.', 'statistics/sample-spread\\.'),
      sources('libs/qc-inputs', 'model/figure\\.'),
    ),
  },
  // Lists of files, projects and reports: their tables.
  {
    name: 'lists',
    test: anyOf(
      packages('@tanstack/(?:react-table|table-core)/'),
      sources('libs/ui', '(?:data-table|pagination|tree)/'),
      sources('libs/wording', '(?:paging|start-days)/(?!start-day-range)', 'document/use-pdf-labels'),
      // Choices and sentences of a query, for the lists of a collection.
      sources('libs/data-query', '(?:category-values|describe)\\.'),
      sources('libs/api', 'files/put-file\\.'),
      sources(
        'libs/datasets',
        'fields/(?:query-messages|spaced-chinese)',
        'collections/use-collection-texts',
        'records/build-progress',
      ),
      // Queries of lists; those of one job, its logs and its results are part of the page of a project.
      sources(
        'libs/resources',
        'records/collection-texts',
        // The files of one report belong to its page, its submission to the forms.
        'tasks/(?!fetch-report-file|submit-report)',
        'projects/project-',
        'jobs/(?:job-(?:queries|filter|status|log-list-query)|result-queries)',
        'chart-notes/chart-note-queries',
        'objects/(?:object-(?:queries|mutations)|md5-of-etag|storage-usage)',
      ),
      // Loaders of routes start the queries of lists with these, before the code of the screen has arrived.
      sources(
        'libs/(?:seqflow|reports|storage|catalogue)',
        '[a-z-]+/[a-z-]+-input\\.',
        'location/folder-location\\.',
        'results/result-(?:search|sort)\\.',
        'control-charts/chart-scope\\.',
        'compare/(?:comparison-search|newest-reports)\\.',
      ),
      sources('libs/(?:reports|storage)', 'ports/', 'upload/uploads-context'),
      // Shared by the lists of projects, samples and results.
      sources(
        'libs/seqflow',
        'samples/sample-text',
        'ports/use-own-folder',
        '(?:status|live|phone)/',
        'jobs/(?:job-actions|stop-job-button|job-report-link|run-again-link)\\.',
        'projects/project-(?:reports|progress|counts|actions)\\.',
      ),
      // Shared by the list of reports, its form and a report.
      sources(
        'libs/qc-metrics',
        'measurement/measurement\\.',
        'expression/quartet-samples\\.',
        'statistics/descriptive\\.',
      ),
      sources(
        'libs/reports',
        'files/(?:file-name|unreadable-file-error)',
        'tasks/(?:kind-labels|own-description|poll-interval|report-status)',
        'details/use-download-page',
        'compare/max-compared',
        'measurement/(?:fact-labels|measurement-filters)',
        'chart-notes/note-scope-text',
        'verdict/',
        'failure/failed-reason',
      ),
      sources('apps/portal', 'routes/reports-host'),
    ),
  },
  // The virtual grid of a collection, of jobs and of the sample sheet: other lists load their tables only.
  {
    name: 'grid',
    test: anyOf(
      sources('libs/ui', 'data-grid(?:/(?!column-list|use-drag-order)|\\.)', 'middle-ellipsis/'),
      sources('libs/wording', 'columns[/.]'),
      // Shared by the files of a collection, its libraries and the cart.
      sources(
        'libs/datasets',
        'export/(?!write-table|record-spool|task-strip)',
        'cart/cart-not-stored',
        'kit/use-download-kit',
      ),
    ),
  },
  // One file for the field with a list of options: a form, or the comparison of reports, loads it.
  { name: 'combobox', test: anyOf(sources('libs/ui', 'combobox/')) },
  // Result files: their list, and the files that it hands over to the wizard.
  {
    name: 'results',
    test: anyOf(
      sources(
        'libs/seqflow',
        'handover/',
        'results/(?:result-|selected-results|results-of-all|project-results|use-|kit/)',
        'results/preview/(?:preview-drawer|file-preview|preview-format)',
      ),
    ),
  },
  // The model of the sample sheet: the steps of the wizard, the sheet and its dialogs.
  {
    name: 'sheet',
    minShareCount: 2,
    test: anyOf(sources('libs/seqflow', '(?:sheet|draft|app-form|sample-editor)/')),
  },
  {
    name: 'forms',
    test: anyOf(
      packages('react-hook-form/', '@hookform/'),
      sources('libs/ui', '(?:schema-form|steps)/'),
      sources('libs/account', 'settings/appearance-panel/'),
    ),
  },
];
