import { useLingui } from '@lingui/react/macro';
import type { Level } from '@omics-portal/qc-metrics';
import { VERDICT_TONES } from '@omics-portal/resources';
import { Status } from '@omics-portal/ui';
import { VERDICT_LABELS } from '@omics-portal/wording';

/** Result of a limit or of a library, as icon, label and colour. */
export function LevelStatus({ level }: { readonly level: Level }) {
  const { i18n } = useLingui();
  return <Status tone={VERDICT_TONES[level]} label={i18n._(VERDICT_LABELS[level])} />;
}
