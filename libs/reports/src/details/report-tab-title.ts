import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Title of the tab of a report; undefined without its name. A project has the same name as the report that it ends in. */
export function reportTabTitle(i18n: I18n, name: string | undefined): string | undefined {
  return name === undefined ? undefined : i18n._(msg`Report: ${name}`);
}
