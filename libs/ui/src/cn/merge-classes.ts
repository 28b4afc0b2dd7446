/** Property by class name, for classes without a prefix. */
const PROPERTY_BY_NAME = new Map(
  [
    ['display', 'block inline-block inline flex inline-flex grid inline-grid table contents hidden'],
    ['position', 'static relative absolute fixed sticky'],
    ['visibility', 'visible invisible collapse'],
    ['decoration-line', 'underline line-through no-underline'],
    ['case', 'uppercase lowercase capitalize normal-case'],
    ['style', 'italic not-italic'],
    ['ellipsis', 'truncate text-ellipsis text-clip'],
    ['read', 'sr-only not-sr-only'],
  ].flatMap(([property = '', names = '']) => names.split(' ').map((name) => [name, property] as const)),
);

/** Property by value, for prefixes that several properties share. */
const PROPERTY_BY_VALUE: readonly (readonly [RegExp, string])[] = [
  [/^text-(?:xs|sm|base|lg|\d?xl|title|heading|figure|\[[\d.]+r?em\])$/, 'size-of-text'],
  [/^text-(?:start|end|left|right|center|justify)$/, 'text-align'],
  [/^text-(?:wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [/^font-(?:light|normal|medium|semibold|bold)$/, 'font-weight'],
  [/^border-(?:collapse|separate)$/, 'border-collapse'],
  [/^(border|divide|outline|decoration)-(?:solid|dashed|dotted|double|none)$/, '$1-style'],
  [/^(divide-[xy]|outline|ring|ring-offset|stroke)(?:-(?:\d+|\[[\d.]+\]))?$/, '$1-width'],
  [/^border(-[xytrblse])?(?:-\d+)?$/, 'border-width$1'],
  [/^flex-(?:row|col)(?:-reverse)?$/, 'flex-direction'],
  [/^flex-(?:wrap|nowrap)$/, 'flex-wrap'],
];

/** Prefixes of two words; any other prefix ends at the first dash. */
const NAME =
  /^(?:(?:min|max)-[wh]|(?:gap|inset|overflow|overscroll|translate|scale|space|border|divide)-[xytrblse]|border-spacing|rounded-[trblse]{1,2}|scroll-[mp][xytrblse]?|(?:grid|auto)-(?:cols|rows|flow)|(?:col|row)-(?:start|end)|(?:outline|underline|ring)-offset|(?:place|justify)-(?:items|content|self)|line-clamp|pointer-events|break-inside|drop-shadow|will-change|field-sizing|\[[^:]+|[^-]+)(?=[-:]|$)/;

/** Shorthand properties with their longhands. */
const LONGHANDS: Readonly<Record<string, RegExp>> = {
  p: /^p[xytrblse]$/,
  px: /^p[lrse]$/,
  py: /^p[tb]$/,
  m: /^m[xytrblse]$/,
  mx: /^m[lrse]$/,
  my: /^m[tb]$/,
  'scroll-my': /^scroll-m[tb]$/,
  size: /^[wh]$/,
  inset: /^(?:inset-[xy]|top|right|bottom|left|start|end)$/,
  'inset-x': /^(?:left|right|start|end)$/,
  'inset-y': /^(?:top|bottom)$/,
  gap: /^gap-/,
  flex: /^(?:basis|grow|shrink)$/,
  overflow: /^overflow-/,
  overscroll: /^overscroll-/,
  rounded: /^rounded-/,
  translate: /^translate-/,
  border: /^border-[xytrblse]$/,
  'border-width': /^border-width-/,
  'size-of-text': /^leading$/,
  'line-clamp': /^(?:display|overflow)$/,
};

/** Variants (`dark:hover:`) and utility of a class, split at the last colon outside brackets. */
const IN_STATE = /^((?:(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:)*)(.+)$/;

function propertyOf(name: string): string {
  const valued = PROPERTY_BY_VALUE.find(([shape]) => shape.test(name));
  return (
    PROPERTY_BY_NAME.get(name) ??
    (valued ? name.replace(...valued) : (NAME.exec(name.replace(/^-/, ''))?.[0] ?? name))
  );
}

/**
 * Conflict resolution of Tailwind classes: of two classes that set the same property in the same variant the last one
 * wins, so that callers can override a component's style. It covers the utilities that the portal uses.
 */
export function mergeClasses(classes: string): string {
  const merged: string[] = [];
  const set = new Map<string, string[]>();
  for (const name of classes.split(/\s+/).reverse()) {
    const [, state = '', utility = ''] = IN_STATE.exec(name) ?? [];
    const property = propertyOf(utility);
    const later = set.get(state) ?? [];
    if (!later.some((other) => other === property || LONGHANDS[other]?.test(property))) {
      merged.push(name);
      set.set(state, [...later, property]);
    }
  }
  return merged.reverse().join(' ');
}
