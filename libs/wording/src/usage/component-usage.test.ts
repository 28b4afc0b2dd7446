import { type ComponentUsage, hasComponentPage, usageGaps, usagesShown } from '@omics-portal/ui/usage';
import { expect, test } from 'vitest';

const USAGES = import.meta.glob<Record<string, ComponentUsage>>('../*/*-usage.ts', { eager: true });
const STORIES = import.meta.glob<string>('../*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const usages = new Map(Object.values(USAGES).flatMap((module) => Object.entries(module)));
const pages = Object.entries(STORIES).filter(([, source]) => hasComponentPage(source));

test.each(pages)('%s shows a complete usage', (_, source) => {
  const [name = ''] = usagesShown(source);
  const usage = usages.get(name);
  expect(usage ? usageGaps(usage) : 'no usage').toEqual([]);
});
