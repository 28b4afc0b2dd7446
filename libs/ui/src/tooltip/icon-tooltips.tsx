import { lazy, Suspense, useEffect, useState } from 'react';
import { type AnchoredTooltip as Box } from './anchored-tooltip';
import { watchIconButtons } from './watch-icon-buttons';

/** Fallback when the code of the box cannot be loaded, such as offline: no tooltip. */
const NoTooltip = () => <></>;

const AnchoredTooltip = lazy<typeof Box>(() =>
  import('./anchored-tooltip').then(
    (module) => ({ default: module.AnchoredTooltip }),
    () => ({ default: NoTooltip }),
  ),
);

/** Text of `data-icon-tooltip`, such as a name with its keys; without one the accessible name. */
const tooltipText = (button: HTMLElement) =>
  button.getAttribute('data-icon-tooltip') || button.getAttribute('aria-label');

/** Elements whose panel is open: it shows more than the name, which would cover it. */
const OPEN_PANEL = '[data-panel-open="true"]';

/**
 * Tooltips of icon buttons: shows the accessible name of an IconButton on hover, on keyboard focus and while a finger holds
 * it. Render it once for each page. It serves all icon buttons, so that none of them carries the code.
 */
export function IconTooltips() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => watchIconButtons(document, setButton), []);
  return button?.isConnected && !button.closest(OPEN_PANEL) ? (
    <Suspense>
      <AnchoredTooltip anchor={button}>{tooltipText(button)}</AnchoredTooltip>
    </Suspense>
  ) : null;
}
