import { anyOf, packages, sources, type ChunkGroup } from './chunk-group.mts';

/** Chunk groups that every page loads, or nearly every one: the frameworks, the portal, the frame of a page and its controls. */
export const PAGE_CHUNKS: readonly ChunkGroup[] = [
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
      sources('libs/home', 'collections/(?!other-)', 'panel/', 'ports/', 'story/lazy-story'),
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
        'records/(?:collections|collection-list|holding)',
      ),
      'icons/(?:plus|download|flask-conical|upload|folder-open|rocket)\\.',
    ),
  },
  // A page with a heading and links: the frame of documents and materials, and of every larger screen.
  {
    name: 'page',
    test: anyOf(
      sources(
        'apps/portal',
        'ports/(?!account-|storage-|reports-|erase-local-data)',
        'routes/(?:(?:catalogue|datasets|seqflow)-host|start-queries)',
        'composition/new-id',
      ),
      sources(
        'libs/datasets',
        'cart-store/',
        'collections/(?!use-collection-texts)',
        'ports/',
        'fields/(?!query-messages|spaced-chinese)',
        'download/',
        'cart/use-cart\\.',
        'charts/chart-choice',
        'records/(?:load-collection|read-collection-query|collection-fields|typed-file-search)',
      ),
      sources(
        'libs/catalogue',
        'ports/',
        'documents/(?:address-rejected|markdown-document|(?:use-)?site-document)',
        // A few lines each that materials and publications share; the list of own reports itself is loaded for signed-in users.
        'material-names/',
        'own-reports/own-reports-panel',
      ),
      sources(
        'libs/resources',
        '(?:records/(?!collection-texts|check-files|drs-object-query|look-up-files|search-suggestions|fetch-groups|group-query|fetch-histogram|histogram-query|data-repo-query)|(?:documents/(?!papers-to-cite|figure-documents)|messages/|submission/))',
        'download-kit/build-download-kit\\.',
      ),
      sources(
        'libs/ui',
        '(?:page-header|external-link|description-list|save-file|embedded-frame|scroll-region|text-link)/',
        // Shared by charts and the PDF viewer.
        'pdf-viewer/use-box-width\\.',
      ),
      // Uploads are on pages with lists.
      sources('libs/api', '(?:files/(?!put-file)|(?:storage-link|readers)/)'),
      sources(
        'libs/data-query',
        '(?:query|check-shape|check-query|tabs|decode-options|tree|normalize|find-text|fields|to-query-tree|search-codec|scalar-text|percent-coding|paging|text-pattern|counts|file-name|unknown-value|delimited-text)\\.',
      ),
      sources('libs/wording', 'document/(?!use-pdf-labels)', 'start-days/start-day-range\\.'),
      // Loaders of routes start their queries with these, before the code of the screen has arrived.
      sources(
        'libs/resources',
        'events/(?!apply-event|queries-of-job|explained-counts)',
        'apps/',
        'tasks/report-kind\\.',
      ),
      // Only the wizard requests the folder of the user.
      sources('libs/seqflow', 'ports/(?!use-own-folder)'),
      // Shared by the store of apps, the wizard and the results of a job.
      sources(
        'libs/seqflow',
        'apps/',
        'app-form/(?:field-messages|form-values)',
        'projects/project-names',
        'results/file-name',
      ),
      sources('libs/api', 'events/', 'file-filter\\.'),
      'icons/(?:house|arrow-left|folder-kanban|layout-grid)\\.',
    ),
  },
  // Writers of tables: exports and kits load them on a click.
  {
    name: 'table-files',
    test: anyOf(
      sources('libs/data-query', 'manifest\\.'),
      sources('libs/datasets', 'export/(?:write-table|record-spool)'),
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
      sources(
        'libs/wording',
        '(?!columns|amount/parse-grouped|paging|start-days|program-problems|sheet-labels|limits/|share-links/|document/use-pdf-labels)',
      ),
      sources(
        'libs/ui',
        '(?!chart|pdf|markdown|tour|command|combobox|tree|avatar|accordion|data-|sheet-|folder-drop|radio-group|popover|rename-panel|middle-ellipsis|log-view|file-drop-zone|steps/|dropdown-menu/menu-at|pagination|schema-form|toast/(?:toaster|show-notice)|theme/)[a-z-]+/',
      ),
    ),
  },
];
