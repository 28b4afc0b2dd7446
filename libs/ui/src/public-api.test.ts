import { expect, test } from 'vitest';
import * as charts from './charts';
import * as palette from './command-palette';
import * as forms from './forms';
import * as publicApi from './index';
import * as markdown from './markdown';

/** Names of the library's main entry. */
const PUBLIC_NAMES = `
  Accordion Alert AlertDialog Avatar AvatarList Badge Breadcrumb Button ButtonLink Card ChartFrame Checkbox
  CodeBlock Combobox ContextMenu DEFAULT_PRIMARY DataTable DescriptionList Dialog Drawer DropdownMenu
  EmbeddedFrame EmptyState ErrorState FileDropZone FolderDropZone FormField IconButton IconTooltips Input
  LinkList LogView MAX_LOCAL_FILES MenuAt MiddleEllipsis Notification NumberInput PageHeader Pagination
  Popover Progress RadioGroup ScrollRegion SearchBox SegmentedControl Select Skeleton SkeletonLines Slider
  Spinner Statistic Status Steps Switch THEME_PRESETS Tabs Tag TextLink Textarea Timeline Toaster Tooltip Tree
  VisuallyHidden applyPaperTheme applyTheme cn contrast deferredComponent downloadUrl droppedFiles notify plainLogText
  preloadLogView saveFile useMaxWidth useNearView usePaletteKey usePhone
`;

test('exports exactly these names', () => {
  expect(Object.keys(publicApi).sort()).toEqual(PUBLIC_NAMES.trim().split(/\s+/u));
});

test('heavy components stay in separate entries', () => {
  expect(Object.keys(charts).sort()).toEqual(
    `BarChart BoxPlot ChartSource CurveChart DenseScatterChart GroupedBarChart HeatMap LineChart PieChart ScatterChart WindowMap boxSummary quantile validateChartOptions`.split(
      ' ',
    ),
  );
  expect(Object.keys(palette)).toEqual(['CommandPalette']);
  expect(Object.keys(forms).sort()).toEqual(['SchemaField', 'useSchemaForm']);
  expect(Object.keys(markdown)).toEqual(['MarkdownView']);
});
