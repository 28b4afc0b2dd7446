import { describe, expect, it } from 'vitest';
import { joinHoldings, readHoldings, totalBytes } from './holdings';

const genomics = readHoldings({
  byPlatform: [
    { _id: null, total: 322 },
    { _id: 'BGI', total: 6 },
    { _id: 'Illumina', total: 21 },
  ],
  byDonor: [
    { _id: 'D5', total: 9 },
    { _id: null, total: 340 },
  ],
  librariesByDonor: [
    { _id: 'D5', total: 6 },
    { _id: 'M8', total: 6 },
    { _id: null, total: 0 },
  ],
  bySynthetic: [
    { _id: false, total: 320 },
    { _id: true, total: 29 },
  ],
});

describe('readHoldings', () => {
  it('counts files with and without a platform, and names what has a name', () => {
    expect(genomics).toEqual({
      files: 349,
      synthetic: 29,
      libraries: 12,
      samples: ['D5', 'M8'],
      platforms: ['BGI', 'Illumina'],
      filesBySample: [
        { _id: 'D5', total: 9 },
        { _id: null, total: 340 },
      ],
      filesByPlatform: [
        { _id: null, total: 322 },
        { _id: 'BGI', total: 6 },
        { _id: 'Illumina', total: 21 },
      ],
    });
  });

  it('reads an empty collection as nothing', () => {
    expect(readHoldings({ byPlatform: [], byDonor: [], librariesByDonor: [], bySynthetic: [] })).toEqual({
      files: 0,
      synthetic: 0,
      libraries: 0,
      samples: [],
      platforms: [],
      filesBySample: [],
      filesByPlatform: [],
    });
  });
});

describe('joinHoldings', () => {
  it('adds files and libraries, but a sample that several collections share is one sample', () => {
    const other = { files: 1, synthetic: 1, libraries: 3, samples: ['D5', 'F7'], platforms: ['Illumina'] };
    expect(joinHoldings([genomics, other])).toEqual({
      files: 350,
      synthetic: 30,
      libraries: 15,
      samples: ['D5', 'M8', 'F7'],
      platforms: ['BGI', 'Illumina'],
    });
  });
});

describe('totalBytes', () => {
  it.each([
    [[], 0],
    [
      [
        { _id: 100, total: 3 },
        { _id: '50', total: 2 },
      ],
      400,
    ],
    [
      [
        { _id: null, total: 9 },
        { _id: 'large', total: 9 },
        { _id: 1, total: 1 },
      ],
      1,
    ],
  ])('of %j is %i', (bySize, bytes) => {
    expect(totalBytes(bySize)).toBe(bytes);
  });
});
