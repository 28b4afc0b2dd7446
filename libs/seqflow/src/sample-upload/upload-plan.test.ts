import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadPlan } from './upload-plan';

function local(path: string, size = 8) {
  const cut = path.lastIndexOf('/') + 1;
  return { file: new File(['x'.repeat(size)], path.slice(cut)), folder: path.slice(0, cut) };
}

const options = {
  filterTypes: ['\\.(fastq|fq)(\\.gz)?$'],
  maxFileBytes: 100,
  existing: new Map<string, number>(),
};
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

describe('uploadPlan', () => {
  it.each([
    ['.DS_Store', 'hidden'],
    ['run/.cache/a.fq', 'hidden'],
    ['notes.txt', 'not-accepted'],
    ['bad\u0007name.fq', 'bad-name'],
    [`${'a'.repeat(260)}.fq`, 'bad-name'],
  ])('refuses %j: %s', (path, reason) => {
    expect(uploadPlan([local(path)], options).refused).toMatchObject([{ path, reason }]);
  });

  it('refuses empty, too large and repeated files', () => {
    const plan = uploadPlan([local('a.fq', 0), local('b.fq', 101), local('c.fq'), local('c.fq')], options);
    expect(plan.refused.map(({ reason }) => reason)).toEqual(['empty', 'too-large', 'repeated']);
    expect(paths(plan.send)).toEqual(['c.fq']);
  });

  it('keeps files of the same name apart by their folders', () => {
    expect(paths(uploadPlan([local('L1/a.fq'), local('L2/a.fq')], options).send)).toEqual([
      'L1/a.fq',
      'L2/a.fq',
    ]);
  });

  it('sends a stored file again only if its size differs', () => {
    const existing = new Map([
      ['a.fq', 8],
      ['b.fq', 9],
    ]);
    const plan = uploadPlan([local('a.fq'), local('b.fq'), local('c.fq')], { ...options, existing });
    expect([paths(plan.stored), paths(plan.replaced), paths(plan.send)]).toEqual([
      ['a.fq'],
      ['b.fq'],
      ['b.fq', 'c.fq'],
    ]);
  });

  it('puts each file in exactly one list', () => {
    const name = fc.constantFrom('a.fq', 'b.fq', 'L1/a.fq', '.c.fq', 'd.txt', 'e.fastq.gz');
    const files = fc.array(fc.tuple(name, fc.constantFrom(0, 5, 8, 200)), { maxLength: 12 });
    fc.assert(
      fc.property(files, (chosen) => {
        const existing = new Map([['a.fq', 8]]);
        const all = chosen.map(([path, size]) => local(path, size));
        const { send, stored, refused } = uploadPlan(all, { ...options, existing });
        const found = [...send, ...stored, ...refused].map(({ file }) => file);
        expect(new Set(found)).toEqual(new Set(all.map(({ file }) => file)));
        expect(found).toHaveLength(all.length);
        expect(new Set(paths([...send, ...stored])).size).toBe(send.length + stored.length);
      }),
    );
  });
});
