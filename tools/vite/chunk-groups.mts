/** One group of modules that the bundler writes as one file. */
interface ChunkGroup {
  readonly name: string;
  readonly test?: RegExp;
  readonly tags?: ['$initial'];
  readonly minShareCount?: number;
}

/** Modules of a package, by names or beginnings of names below `node_modules`. */
const packages = (...names: readonly string[]) => `node_modules/(?:${names.join('|')})`;
/** Modules of a project of this repository, by files or folders below its `src`. */
const sources = (project: string, ...paths: readonly string[]) => `${project}/src/(?:${paths.join('|')})`;
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/**
 * Chunk groups of the portal: few files for each route. Left to itself the bundler writes a file for each set of routes
 * that shares a module, sixty for a collection, and on a slow line each costs more in waiting than in bytes. After the
 * entry (`vendor`, `portal`) a route loads at most its own file, its messages and four shared ones. The first group that
 * matches takes a module, together with what it imports. The gate in `apps/portal-e2e/src/first-load.spec.ts` counts.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  // The frameworks seldom change, so they stay in the browser's cache over releases.
  {
    name: 'vendor',
    tags: ['$initial'],
    test: anyOf(
      'rolldown/runtime',
      packages(
        'react/',
        'react-dom/',
        'scheduler/',
        'use-sync-external-store/',
        '@lingui/',
        '@tanstack/(?:history|router-core|react-router|store|react-store|query-core|react-query)/',
        'clsx/',
        'class-variance-authority/',
      ),
    ),
  },
  { name: 'portal', tags: ['$initial'] },
  // Both halves of the dashboard, and nearly every screen behind them.
  {
    name: 'parts',
    test: anyOf(
      sources('apps/portal', 'routes/home-host', 'ports/(?:home-ports|follow-later)'),
      sources('libs/home', 'collections/', 'panel/', 'ports/'),
      sources(
        'libs/ui',
        '(?:card|link-list|status|progress|segmented-control|empty-state|error-state|near-view|skeleton|statistic|timeline|tag)/',
      ),
      sources('libs/wording', 'time/(?!checked-ago|moment)', 'amount/(?!parse-)', 'status/'),
      sources('libs/api', 'json/'),
      sources(
        'libs/resources',
        'work/',
        'readers/read-(?:page|project|actions)\\.',
        'projects/project-(?:queries|status)',
        'jobs/job-count-query',
        'tasks/task-(?:pages|queries|status)',
        'notifications/(?:notification-queries|set-notification-status)',
        'records/(?:collections|holding)',
      ),
      'icons/(?:plus|download|flask-conical|chart-scatter|upload|folder-open|rocket)\\.',
    ),
  },
  // A page with a heading and links: the frame of documents and materials, and of every larger screen.
  {
    name: 'page',
    test: anyOf(
      sources(
        'apps/portal',
        'ports/',
        'routes/(?:(?:catalogue|datasets|seqflow)-host|start-queries)',
        'composition/new-id',
      ),
      sources(
        'libs/datasets',
        'cart-store/',
        'collections/',
        'ports/',
        'fields/',
        'download/',
        'cart/use-cart\\.',
        'export/write-table',
        'charts/chart-choice',
        'records/(?:load-collection|read-collection-query|collection-search)',
      ),
      sources(
        'libs/catalogue',
        'ports/',
        'documents/(?:address-rejected|markdown-document|(?:use-)?site-document)',
        'materials/material-facts',
        // A few lines each that materials and publications share; the list of own reports itself is loaded for signed-in users.
        'material-names/',
        'own-reports/own-reports-panel',
      ),
      sources(
        'libs/resources',
        '(?:records/(?!check-files|look-up-files|search-suggestions|fetch-groups|group-query|fetch-histogram|histogram-query)|(?:documents|messages|submission)/)',
        'download-kit/build-download-kit\\.',
      ),
      sources(
        'libs/ui',
        '(?:page-header|external-link|description-list|save-file|embedded-frame|scroll-region|text-link)/',
        // Shared by charts and the PDF viewer.
        'pdf-viewer/use-box-width\\.',
      ),
      sources('libs/api', '(?:files|storage-link|readers)/'),
      sources(
        'libs/data-query',
        '(?:query|tree|normalize|find-text|fields|to-query-tree|search-codec|scalar-text|percent-coding|paging|text-pattern|counts|describe|file-name|manifest|unknown-value|table[a-z-]*|delimited[a-z-]*|csv[a-z-]*)\\.',
      ),
      sources('libs/wording', 'document/', 'start-days/start-day-range\\.'),
      // A few lines each that the list of reports, its form and the parts of a report share.
      sources('libs/qc-metrics', 'expression/quartet-samples\\.', 'statistics/descriptive\\.'),
      // Loaders of routes start their queries with these, before the code of the screen has arrived.
      sources(
        'libs/resources',
        'events/(?!apply-event|queries-of-job|explained-counts)',
        'apps/',
        'tasks/report-kind\\.',
      ),
      // The folder of the user is asked for by the wizard only.
      sources('libs/seqflow', 'ports/(?!use-own-folder)'),
      // Shared by the store of apps, the wizard and the results of a job.
      sources(
        'libs/seqflow',
        'apps/',
        'app-form/(?:field-messages|file-filter|form-values)',
        'projects/project-names',
        'results/file-name',
      ),
      sources('libs/api', 'events/'),
      'icons/(?:house|arrow-left|folder-kanban|layout-grid)\\.',
    ),
  },
  { name: 'menu-icons', test: anyOf(sources('apps/portal', 'shell/menu/menu-icon-set')) },
  // Menus, dialogs and fields: every screen on which something can be done.
  {
    name: 'widgets',
    minShareCount: 2,
    test: anyOf(
      packages(
        '@radix-ui/(?!react-(?:avatar|toast|slider|accordion|context-menu))',
        '@floating-ui/',
        'aria-hidden/',
        'react-remove-scroll',
        'react-style-singleton/',
        'use-sidecar/',
        'use-callback-ref/',
        'get-nonce/',
        'tslib/',
        'lucide-react/',
        '@tanstack/(?:query-core|react-query)/',
      ),
      sources('libs/wording', '(?!paging|start-days|program-problems|sheet-labels)'),
      sources(
        'libs/ui',
        '(?!chart|pdf|markdown|tour|command|combobox|tree|avatar|accordion|data-|sheet-|folder-drop|radio-group|popover|dropdown-menu/menu-at|pagination|schema-form|toast/(?:toaster|show-notice))[a-z-]+/',
      ),
    ),
  },
  // Shared by the pages of an account, its notifications and the bell: sign-in loads no tables of lists.
  {
    name: 'account',
    test: anyOf(
      sources('apps/portal', 'routes/account-host'),
      // A few hundred bytes each that the settings and the page of accounts share with their dialogs.
      sources('libs/resources', '(?:access-tokens|accounts|audit)/', 'notifications/notification-choices'),
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
        'format/(?:figure|sentences|short-name)',
        'references/material-label',
        'sequencing/(?:tool-figure-labels|sample-value)',
      ),
      sources('libs/qc-metrics', 'verdict/apply-rules\\.', 'statistics/sample-spread\\.'),
    ),
  },
  // Lists of files, projects and reports: their tables.
  {
    name: 'lists',
    test: anyOf(
      packages('@tanstack/(?:react-table|table-core)/'),
      sources('libs/ui', '(?:data-table|pagination|tree)/'),
      sources('libs/wording', '(?:paging|start-days)/(?!start-day-range)'),
      // Queries of lists; those of one job, its logs and its results are part of the page of a project.
      sources(
        'libs/resources',
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
      sources('libs/qc-metrics', 'measurement/measurement\\.'),
      sources(
        'libs/reports',
        'files/(?:file-name|unreadable-file-error)',
        'tasks/(?:kind-labels|own-description|poll-interval|report-status)',
        'details/use-download-page',
        'compare/max-compared',
        'measurement/(?:fact-labels|measurement-filters)',
        'chart-notes/note-scope-text',
        'verdict/',
      ),
      sources('apps/portal', 'routes/reports-host'),
    ),
  },
  // The virtual grid of a collection, of jobs and of the sample sheet: other lists load their tables only.
  {
    name: 'grid',
    test: anyOf(
      sources('libs/ui', 'data-grid(?:/|\\.)'),
      // Shared by the files of a collection, its libraries and the cart.
      sources('libs/datasets', 'export/(?!write-table)', 'cart/cart-not-stored', 'kit/use-download-kit'),
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
      sources('libs/ui', 'schema-form/'),
      sources('libs/account', 'settings/appearance-panel/'),
    ),
  },
];
