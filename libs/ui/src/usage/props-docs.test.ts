import { expect, test } from 'vitest';
import { libraryFiles } from './testing/library-files';
import { propsDocsGaps } from './testing/props-docs';

const isSource = (path: string) => /^[\w-]+\/[\w-]+\.tsx?$/u.test(path);

/** Milliseconds: the test parses the library, which is slow on a busy machine. */
const TIMEOUT = 60_000;

test(
  'each prop of the public components has a docstring, and its default where it has one',
  { timeout: TIMEOUT },
  () => {
    expect(
      propsDocsGaps(
        libraryFiles((path) => /^[\w-]+\.ts$/u.test(path)),
        libraryFiles(isSource),
      ),
    ).toEqual([]);
  },
);

const COMPONENT = `
interface Base {
  id: string;
}
export interface CProps extends Pick<Base, 'id'> {
  size?: number;
  /** Waits. */
  busy?: boolean | undefined;
}
export function C({ size = 1, busy }: CProps) {}
`;

test('gaps are reported by interface and prop, inherited ones too; a private interface has none', () => {
  const gaps = (exported: string) =>
    propsDocsGaps({ 'index.ts': `export { ${exported} } from './c/c';` }, { 'c/c.tsx': COMPONENT });
  expect(gaps('C, type CProps')).toEqual([
    'CProps.size: no docstring',
    'CProps.size: no @default',
    'CProps.busy: no @default',
    'Base.id: no docstring',
  ]);
  expect(gaps('C')).toEqual([]);
});
