import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillArguments, type ArgumentValues } from './fill-arguments.ts';

const VALUES = { in: '/data/a b.bam', threads: 2, yes: true, reads: ['/1.fq', '/2.fq'], none: [], out: '/o' };

test.each<[args: (string | string[])[], expected: string[]]>([
  [
    ['stats', '-@{threads}', '{in}'],
    ['stats', '-@2', '/data/a b.bam'],
  ],
  [
    ['{reads}', '--all={yes}'],
    ['/1.fq', '/2.fq', '--all=true'],
  ],
  [['--a={missing}', '{none}', '--b'], ['--b']],
  [
    [
      ['--in2', '{missing}'],
      ['--in1', '{in}'],
    ],
    ['--in1', '/data/a b.bam'],
  ],
  [
    ['{print $1}', '{}', '{1}', '{out}/x'],
    ['{print $1}', '{}', '{1}', '/o/x'],
  ],
  [['{constructor}'], []],
])('the arguments %j become %j', (args, expected) => {
  expect(fillArguments(args, VALUES)).toEqual({ args: expected, optionLike: [] });
});

test('a value is one argument with these characters, whatever they are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, value) => {
      fc.pre(!before.includes('{'));
      const { args } = fillArguments([`${before}{v}`, '{v}'], { v: value });
      expect(args).toEqual([before + value, value]);
    }),
  );
});

test.each<[args: string[], values: ArgumentValues, names: string[]]>([
  [['{a}'], { a: '--delete' }, ['a']],
  [['{a}x'], { a: '-' }, ['a']],
  [['--name={a}'], { a: '--delete' }, []],
  [['{a}'], { a: -3 }, []],
])('%j with %j has values like options: %j', (args, values, names) => {
  expect(fillArguments(args, values).optionLike).toEqual(names);
});
