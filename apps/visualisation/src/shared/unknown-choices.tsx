import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';

/** Props of the notice. */
export interface UnknownChoicesProps {
  /** Names in the address that the data of the page do not have. */
  readonly names: readonly string[];
}

/** Notice that the address of a page names features, batches or samples that its data do not have; nothing without any. */
export function UnknownChoices({ names }: UnknownChoicesProps) {
  const { t, i18n } = useLingui();
  if (names.length === 0) {
    return null;
  }
  const list = names.join(i18n.locale.startsWith('zh') ? '、' : ', ');
  return (
    <Alert tone="warning" title={t`Not in the data of this page: ${list}`}>
      {t`This comes from the address, which may be of another version or another page. Other data are shown instead.`}
    </Alert>
  );
}
