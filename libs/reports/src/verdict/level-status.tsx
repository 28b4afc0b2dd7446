import { useLingui } from '@lingui/react/macro';
import { Status, type StatusTone } from '@omics-portal/ui';
import type { Level } from '@omics-portal/qc-metrics';
import { LEVEL_LABELS } from './level-labels';

const TONES = {
  pass: 'success',
  warn: 'warning',
  fail: 'exception',
  'not-assessed': 'pending',
} satisfies Record<Level, StatusTone>;

/** Result of a limit or of a library, as icon, label and colour. */
export function LevelStatus({ level }: { readonly level: Level }) {
  const { i18n } = useLingui();
  return <Status tone={TONES[level]} label={i18n._(LEVEL_LABELS[level])} />;
}
