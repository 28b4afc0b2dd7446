const COARSE = '(pointer: coarse)';

function coarseRules(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => {
    const inner = 'cssRules' in rule ? coarseRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule && rule.conditionText === COARSE ? [rule, ...inner] : inner;
  });
}

/**
 * Emulates `pointer: coarse` in the page's style sheets, which no headless browser supports. Returns a function that
 * restores them.
 */
export function emulateCoarsePointer(): () => void {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => coarseRules(sheet.cssRules));
  rules.forEach(({ media }) => {
    media.mediaText = 'all';
  });
  return () =>
    rules.forEach(({ media }) => {
      media.mediaText = COARSE;
    });
}

/** Minimum touch target in pixels. */
export const FINGER = 44;

/** Distance in pixels from the centre of an element at which a press still hits it, along one axis; at most FINGER. */
export function hitRadiusOf(element: HTMLElement, axis: 'x' | 'y'): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  const counts = (by: number) => {
    const hit = document.elementFromPoint(
      x + width / 2 + (axis === 'x' ? by : 0),
      y + height / 2 + (axis === 'y' ? by : 0),
    );
    return hit !== null && element.contains(hit);
  };
  const half = FINGER / 2;
  const steps = Array.from({ length: half }, (_, index) => index + 0.5);
  const side = (sign: 1 | -1) => steps.findIndex((by) => !counts(sign * by));
  return [side(1), side(-1)].reduce((sum, found) => sum + (found === -1 ? half : found), 0);
}
