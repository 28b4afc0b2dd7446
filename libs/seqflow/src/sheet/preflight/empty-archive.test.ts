import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmptyArchive, type ClosedCompression } from './empty-archive';
import { readFileHead } from './file-head';

const hex = (text: string) => Uint8Array.from(text.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));

const BZIP2 = '425a683917724538509000000000';
/** As `xz` and `xz --check=sha256` write them. */
const XZ = 'fd377a585a000004e6d6b446000000001cdf44211fb6f37d010000000004595a';
const XZ_SHA256 = 'fd377a585a00000ae1fb0ca1000000001cdf4421189b4b9a01000000000a595a';
/** As `zstd` and `zstd --no-check` write them. */
const ZSTD = '28b52ffd240001000099e9d851';
const ZSTD_UNCHECKED = '28b52ffd2000010000';
/** As `zstd --no-content-size` writes it: with a window, without the size of the content. */
const ZSTD_WINDOW = '28b52ffd040001000099e9d851';
/** Skippable frame that `pzstd` writes before each frame, with the length of that frame. */
const PZSTD_13 = '502a4d18040000000d000000';
const ZSTD_SEEK_TABLE = '5e2a4d1809000000000000000000b1ea92';

describe('compressed files without content', () => {
  test.each<[string, ClosedCompression, string]>([
    ['bzip2', 'bzip2', BZIP2],
    ['bzip2 of two streams', 'bzip2', BZIP2 + BZIP2],
    ['xz', 'xz', XZ],
    ['xz with another check', 'xz', XZ_SHA256],
    [
      'xz of two streams with zeros between and after them',
      'xz',
      `${XZ}00000000${XZ_SHA256}0000000000000000`,
    ],
    ['zstd', 'zstd', ZSTD],
    ['zstd without checksum', 'zstd', ZSTD_UNCHECKED],
    ['zstd with a window', 'zstd', ZSTD_WINDOW],
    ['zstd of two frames', 'zstd', ZSTD + ZSTD_WINDOW],
    ['pzstd', 'zstd', PZSTD_13 + ZSTD_WINDOW],
    ['zstd with a seek table', 'zstd', ZSTD + ZSTD_SEEK_TABLE],
  ])('of %s', (_name, compression, text) => {
    expect(readFileHead(hex(text))).toEqual({ compression, isEmpty: true, reads: [] });
  });

  test('are not known where they are cut', () => {
    const whole: readonly [ClosedCompression, string][] = [
      ['bzip2', BZIP2],
      ['xz', XZ],
      ['zstd', ZSTD],
      ['zstd', ZSTD_WINDOW],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.nat({ max: 30 }), ([compression, text], length) => {
        const bytes = hex(text);
        fc.pre(length > 0 && length < bytes.length);
        expect(isEmptyArchive(bytes.subarray(0, length), compression)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('are different from files with content', () => {
    // Each has the letter "a" and a line break.
    const bzip2 = '425a6839314159265359633ed6e2000000c100001020002000210082b177245385090633ed6e20';
    const xz =
      'fd377a585a000004e6d6b4460200210116000000742fe5a3010001610a00000013473fb8939d45d400011a02dc2ea57e1fb6f37d010000000004595a';
    const zstd = '28b52ffd0458110000610a55c8cc1e';
    expect(isEmptyArchive(hex(xz), 'xz')).toBe(false);
    expect(isEmptyArchive(hex(XZ + xz), 'xz')).toBe(false);
    expect(isEmptyArchive(hex(zstd), 'zstd')).toBe(false);
    expect(isEmptyArchive(hex(ZSTD + zstd), 'zstd')).toBe(false);
    expect(isEmptyArchive(hex(bzip2), 'bzip2')).toBe(false);
    expect(isEmptyArchive(hex(BZIP2 + bzip2), 'bzip2')).toBe(false);
  });
});
