import { check } from './check';
import { checkList, checkObject, isText } from './check-shape';
import { checkQuery } from './check-query';
import { DEFAULT_TAB_FIELDS, DEFAULT_TABS, type DataQuery } from './query';

/** Tabs of a portal, where they are not those of this one. */
export interface TabOptions<Tab extends string = string> {
  /** Names of the tabs; the first is the default, which a URL leaves out. `DEFAULT_TABS` when absent. */
  readonly tabs?: readonly Tab[];
}

/**
 * Tabs of options that may have these keys.
 * @throws QueryError `bad-shape` or `bad-value` for other options, or unless the tabs are a list of names.
 */
export function tabsOf(options: TabOptions, keys: readonly string[] = ['tabs']): readonly string[] {
  checkObject(options, 'options', keys);
  const { tabs = DEFAULT_TABS }: TabOptions = options;
  checkList(tabs, 'options.tabs', (tab) => isText(tab) && tab !== '');
  check(tabs.length > 0, 'options.tabs', 'Not one tab.');
  return tabs as readonly string[];
}

/** Grouping fields of the tabs of a portal, where they are not those of this one. */
export interface TabFieldOptions<Tab extends string = string> {
  /** Field by whose values a tab counts and lists; `null` for a tab of records. `DEFAULT_TAB_FIELDS` when absent. */
  readonly tabFields?: Readonly<Record<Tab, string | null>>;
}

/**
 * Field by whose values the tab of a query counts and lists, the `dedup_field` of the wire; `null` for a tab of records.
 * @throws QueryError `bad-value` for a tab without an entry, or a field without a name.
 */
export function tabField(query: DataQuery, options?: TabFieldOptions): string | null;
export function tabField<Tab extends string>(
  query: DataQuery<Tab>,
  options: Required<TabFieldOptions<Tab>>,
): string | null;
export function tabField(query: DataQuery<string>, options: TabFieldOptions = {}): string | null {
  checkQuery(query);
  checkObject(options, 'options', ['tabFields']);
  const { tabFields = DEFAULT_TAB_FIELDS }: TabFieldOptions = options;
  checkObject(tabFields, 'options.tabFields');
  const { tab } = query;
  check(Object.hasOwn(tabFields, tab), 'tab', 'No field is given for this tab.');
  const field: unknown = tabFields[tab];
  check(
    field === null || (isText(field) && field !== ''),
    `options.tabFields.${tab}`,
    'Not the name of a field.',
  );
  return field;
}
