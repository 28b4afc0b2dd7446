// @vitest-environment node
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from './testing/faulty-portal';
import { TIMEOUT_MS, keyOf, someBytes, useKit } from './testing/kit-bench';

const NOT_ALLOWED =
  'The portal does not allow what is missing: its links have expired, or you may not have these files. Make a new kit in the portal.';
/** The settings that a kit has without any: a try after a refusal would wait for seconds. */
const DEFAULTS = { KIT_TRIES: '8', KIT_WAIT: '60', KIT_STALL: '60' };
const FOREVER = 20;

const kit = useKit();

afterEach(() => {
  kit.portal.heal();
  kit.portal.requests.length = 0;
});

/** Unpacks a kit of so many files, of which these have a fault in each response. */
async function unpackRefused(count: number, fault: Fault, refused: readonly number[]) {
  const files = Array.from({ length: count }, (_, index) =>
    // Each with an MD5 checksum, by which the portal signs a link.
    ({ ...kit.aFile(index * 20, `f${index}`, someBytes(500, index)), path: `file:///f${index}` }),
  );
  const keyAt = (index: number) => `data/f${index}-${index * 20}`;
  refused.forEach((index) => kit.portal.inject(keyAt(index), Array<Fault>(FOREVER).fill(fault)));
  return kit.unpack(files);
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

describe('download.sh at a portal that refuses', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['sign-401', '401'],
    ['sign-403', '403'],
  ] as const)('stops at once after %s, and says what to do', async (fault, status) => {
    await unpackRefused(8, fault, ALL);
    const { code, output } = await kit.runWith(DEFAULTS);
    expect(code, output).toBe(4);
    expect(output).toContain(
      `the portal does not allow it (HTTP ${status}): its link has expired, or you may not have the file. Make a new kit in the portal`,
    );
    expect(output).toContain(NOT_ALLOWED);
    expect(output).not.toContain('waiting');
    expect(output.match(/^FAILED/gm)).toHaveLength(3);
  });

  it('fetches the other files of a kit', async () => {
    await unpackRefused(6, 'sign-403', [1, 4]);
    const { code, output } = await kit.runWith({ ...DEFAULTS, KIT_PARALLEL: '1' });
    expect(code, output).toBe(4);
    expect(output).toContain('4 of 6 files are here and right.');
    expect(output).toContain(NOT_ALLOWED);
    expect((await readdir(join(kit.folder, 'data'))).sort()).toEqual(['f0', 'f2', 'f3', 'f5']);
  });

  it('renews a link that the storage refuses once', async () => {
    const files = [0, 1].map((index) => kit.aFile(index, `late${index}`, someBytes(500, index)));
    kit.portal.inject(keyOf(files[0]!), ['expired']);
    kit.portal.inject(keyOf(files[1]!), Array<Fault>(FOREVER).fill('expired'));
    await kit.unpack(files);
    const { code, output } = await kit.runWith({ KIT_WAIT: '0' });
    expect(code, output).toBe(4);
    expect(output).toContain('1 of 2 files are here and right.');
    expect(kit.portal.requests.filter(({ key }) => key === keyOf(files[1]!))).toHaveLength(2);
  });

  it('names the access token where there is one', async () => {
    const file = kit.aFile(0, 'private', someBytes(500, 1));
    kit.portal.inject(keyOf(file), Array<Fault>(FOREVER).fill('sign-403'));
    await kit.unpack([{ ...file, md5: null }]);
    const { code, output } = await kit.runWith({ ...DEFAULTS, PORTAL_TOKEN: 'omp_1' });
    expect([code, output]).toEqual([4, expect.stringContaining('Look at PORTAL_TOKEN')]);
  });

  it('stops when the links of the table have expired', async () => {
    const files = ALL.map((index) => {
      const file = kit.aFile(index, `signed${index}`, someBytes(500, index));
      kit.portal.inject(keyOf(file), Array<Fault>(FOREVER).fill('expired'));
      return { ...file, signedUrl: `${kit.portal.url}/storage?key=${keyOf(file)}` };
    });
    await kit.unpack(files);
    const { code, output } = await kit.runWith({ ...DEFAULTS, KIT_PARALLEL: '1' });
    expect(code, output).toBe(4);
    expect(output).toContain(NOT_ALLOWED);
    expect(kit.portal.requests).toHaveLength(3);
  });
});
