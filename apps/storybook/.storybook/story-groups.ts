import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const UI = fileURLToPath(new URL('../../../libs/ui/src', import.meta.url));

/** The sidebar's groups of the library, in their order, by folder. */
const GROUPS: Record<string, readonly string[]> = {
  Actions: ['button', 'link-list', 'text-link'],
  Forms: [
    'checkbox',
    'combobox',
    'file-drop-zone',
    'form-field',
    'input',
    'radio-group',
    'schema-form',
    'search-box',
    'segmented-control',
    'select',
    'slider',
    'switch',
  ],
  Overlays: [
    'alert-dialog',
    'command-palette',
    'context-menu',
    'dialog',
    'drawer',
    'dropdown-menu',
    'popover',
    'tooltip',
    'tour',
  ],
  Navigation: ['accordion', 'breadcrumb', 'page-header', 'pagination', 'steps', 'tabs'],
  Display: [
    'avatar',
    'avatar-list',
    'avatar-cropper',
    'badge',
    'card',
    'code-block',
    'description-list',
    'middle-ellipsis',
    'statistic',
    'status',
    'tag',
  ],
  Data: ['chart', 'data-grid', 'data-table', 'sheet-grid', 'timeline', 'tree'],
  Documents: ['embedded-frame', 'log-view', 'markdown-view', 'pdf-viewer'],
  Feedback: [
    'alert',
    'empty-state',
    'error-state',
    'notification',
    'progress',
    'skeleton',
    'spinner',
    'toast',
  ],
};

/** The theme as one picture stands with the foundations. */
const THEME = ['theme'];

const FILES = '**/*.stories.tsx';

function uiGroup(titlePrefix: string, folders: readonly string[]) {
  return { directory: '../../../libs/ui/src', files: `@(${folders.join('|')})/${FILES}`, titlePrefix };
}

/** Folders that no group names, such as a new part's: they are shown, at the end. */
function ungrouped(): string[] {
  const grouped = new Set([...THEME, ...Object.values(GROUPS).flat()]);
  const folders = readdirSync(UI, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => !grouped.has(name));
}

const host = (directory: string, titlePrefix: string) => ({ directory, files: FILES, titlePrefix });

/** Folders of stories with their headings in Storybook. The stories themselves have no titles. */
export const STORIES = [
  { directory: '../src/foundations', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Foundations' },
  uiGroup('Foundations', THEME),
  ...Object.entries(GROUPS).map(([group, folders]) => uiGroup(`UI/${group}`, folders)),
  uiGroup('UI/More', ungrouped()),
  ...['wording', 'datasets', 'catalogue', 'seqflow', 'reports', 'storage', 'account', 'home'].map((lib) =>
    host(`../../../libs/${lib}/src`, `${lib.slice(0, 1).toUpperCase()}${lib.slice(1)}`),
  ),
  host('../../portal/src', 'Portal'),
  host('../../visualisation/src', 'Visualisation'),
];
