// Public components. Charts are in ./charts and Markdown in ./markdown, each in a chunk of its own.

// Theme: tokens are in theme.css, which the host imports once.
export { applyTheme, type ThemeChoice } from './theme/apply-theme';
export { applyPaperTheme } from './theme/paper-theme';
export { contrast } from './theme/colour';
export { DEFAULT_PRIMARY, THEME_PRESETS, type ThemePresetKey } from './theme/presets';
export { cn } from './cn/cn';
export { deferredComponent } from './deferred-component/deferred-component';

// Buttons and links
export { Button, type ButtonProps } from './button/button';
export { ButtonLink, type ButtonLinkProps } from './button/button-link';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { LinkList, type LinkListItem, type LinkListProps } from './link-list/link-list';
export { TextLink, type TextLinkProps } from './text-link/text-link';

// Form controls
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { Combobox, type ComboboxProps } from './combobox/combobox';
export { type ComboboxOption } from './combobox/match-options';
export { FileDropZone, type FileDropZoneProps } from './file-drop-zone/file-drop-zone';
export {
  FolderDropZone,
  type FolderDropZoneLabels,
  type FolderDropZoneProps,
} from './folder-drop-zone/folder-drop-zone';
export { droppedFiles, type LocalFile, MAX_LOCAL_FILES } from './folder-drop-zone/local-files';
export { FormField, type FormControlProps, type FormFieldProps } from './form-field/form-field';
export { Input, type InputProps } from './input/input';
export { NumberInput, type NumberInputProps } from './input/number-input';
export { Textarea, type TextareaProps } from './input/textarea';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { ScrollRegion, type ScrollRegionProps } from './scroll-region/scroll-region';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './segmented-control/segmented-control';
export { SearchBox, type SearchBoxProps } from './search-box/search-box';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { Slider, type SliderProps } from './slider/slider';
export { Switch, type SwitchProps } from './switch/switch';

// Overlays
export { AlertDialog, type AlertDialogProps } from './alert-dialog/alert-dialog';
export { Dialog } from './dialog/dialog';
export { type DialogProps } from './dialog/dialog-parts';
export { Drawer, type DrawerProps } from './drawer/drawer';
export { ContextMenu, type ContextMenuProps } from './context-menu/context-menu';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu/dropdown-menu';
export { MenuAt, type MenuAtProps } from './dropdown-menu/menu-at';
export { type DropdownMenuItem } from './dropdown-menu/menu-item';
export { Popover, type PopoverProps } from './popover/popover';
export { IconTooltips } from './tooltip/icon-tooltips';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';

// Navigation
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './breadcrumb/breadcrumb';
export { PageHeader, type PageHeaderProps } from './page-header/page-header';
export { type PageTab } from './page-header/page-tabs';
export { Pagination, type PaginationLabels, type PaginationProps } from './pagination/pagination';
export { Steps, type Step, type StepsProps } from './steps/steps';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs';

// Window
export { useNearView } from './near-view/use-near-view';
export { useMaxWidth } from './window-width/use-max-width';
export { usePhone } from './window-width/use-phone';

// Keyboard
export { usePaletteKey } from './command-palette/use-palette-key';

// Display
export { Avatar, type AvatarProps } from './avatar/avatar';
export { AvatarList, type AvatarListPerson, type AvatarListProps } from './avatar-list/avatar-list';
export { Badge, type BadgeProps } from './badge/badge';
export { Card, type CardProps } from './card/card';
export { ChartFrame, type ChartFrameProps } from './chart/chart-frame';
export { type ChartLabels, type ChartSaveLabels } from './chart/chart-labels';
export { type LegendEntry } from './chart/chart-legend';
export { type ChartTable } from './chart/chart-table';
export { CodeBlock, type CodeBlockProps } from './code-block/code-block';
export { DataTable } from './data-table/data-table';
export { type DataTableColumn, type DataTableProps } from './data-table/data-table-types';
export { type DataTableSort } from './data-table/sort';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './description-list/description-list';
export { EmbeddedFrame, type EmbeddedFrameProps } from './embedded-frame/embedded-frame';
export { type LogLines } from './log-view/log-lines';
export { LogView, preloadLogView, type LogViewProps } from './log-view/log-view';
export { plainLogText } from './log-view/plain-log-text';
export { type MatchRange } from './log-view/query-ranges';
export { MiddleEllipsis, type MiddleEllipsisProps } from './middle-ellipsis/middle-ellipsis';
export { Progress, type ProgressProps } from './progress/progress';
export { Statistic, type StatisticProps } from './statistic/statistic';
export { Status, type StatusProps } from './status/status';
export { type StatusTone } from './status/status-styles';
export { Tag, type TagProps, type Tone } from './tag/tag';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/timeline';
export { Tree, type TreeProps } from './tree/tree';
export { type TreeNode } from './tree/tree-rows';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden';

// Downloads
export { downloadUrl, saveFile } from './save-file/save-file';

// Feedback: loading, empty, error, notice
export { Alert, type AlertProps, type NoticeTone } from './alert/alert';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorState, type ErrorStateProps } from './error-state/error-state';
export { Notification, type NotificationProps } from './notification/notification';
export { Skeleton, SkeletonLines, type SkeletonLinesProps, type SkeletonProps } from './skeleton/skeleton';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { type Notice } from './toast/notice';
export { notify } from './toast/notify';
export { Toaster, type ToasterProps } from './toast/toaster';
