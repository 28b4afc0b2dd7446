const COARSE = '(pointer: coarse)';

function coarseRules(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => {
    const inner = 'cssRules' in rule ? coarseRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule && rule.conditionText === COARSE ? [rule, ...inner] : inner;
  });
}

/** Makes the page's rules for fingers hold, as no headless browser has one. Returns the way back. */
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

/** Pixels that a finger needs, each way. */
export const FINGER = 44;

/** How far from its middle a press still counts for an element, along one axis, in pixels; at most a finger's width. */
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
