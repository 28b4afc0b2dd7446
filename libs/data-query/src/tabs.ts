import { check } from './check';
import { checkList, checkObject, isText } from './check-shape';
import { DEFAULT_TABS } from './query';

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
