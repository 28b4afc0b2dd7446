import { useLingui } from '@lingui/react/macro';
import { Status, type StatusTone } from '@omics-portal/ui';
import { LEVEL_WORDS, type ShownLevel } from './verdict-words';

const TONES = {
  pass: 'success',
  warn: 'warning',
  fail: 'exception',
  none: 'pending',
} satisfies Record<ShownLevel, StatusTone>;

/** How one limit or one library came out, by icon, word and colour. */
export function LevelStatus({ level }: { readonly level: ShownLevel }) {
  const { i18n } = useLingui();
  return <Status tone={TONES[level]} label={i18n._(LEVEL_WORDS[level])} />;
}
