import { type ComponentUsage } from './component-usage';

/** Duplicate entries of a list. */
const duplicates = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);

/** Sentences and keys of a usage, by section. */
function textsOf({ when, whenNot, anatomy, keyboard }: ComponentUsage): Record<string, readonly string[]> {
  const keys = typeof keyboard === 'string' ? [keyboard] : keyboard.map(({ action }) => action);
  return { when, whenNot, anatomy, keyboard: keys };
}

/** Gaps of a usage, one line each: empty sections, sentences without a full stop, keys or sentences that appear twice. */
export function usageGaps(usage: ComponentUsage): string[] {
  const keys = typeof usage.keyboard === 'string' ? [] : usage.keyboard.map((key) => key.keys);
  return [
    ...Object.entries(textsOf(usage)).flatMap(([section, texts]) => [
      ...(texts.length === 0 ? [`${section} is empty`] : []),
      ...texts.filter((text) => !text.endsWith('.')).map((text) => `${section}: no full stop: ${text}`),
      ...duplicates(texts).map((text) => `${section}: twice: ${text}`),
    ]),
    ...duplicates(keys).map((key) => `keyboard: twice: ${key}`),
  ];
}

/** Names of the usages that a stories file shows: `parameters: { usage: NAME }`. */
export function usagesShown(stories: string): string[] {
  return [...stories.matchAll(/\busage: ([A-Z][A-Z0-9_]+)\b/gu)].map(([, name = '']) => name);
}

/** Whether a stories file has a docs page of a component. */
export function hasComponentPage(stories: string): boolean {
  return /\bcomponent: \w/u.test(stories);
}
