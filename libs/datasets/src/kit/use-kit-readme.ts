import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatFileSize, formatTime } from '@omics-portal/wording';
import { type CartFile, totalSize } from '../cart-store/cart-file';

/** Signed links in a kit. */
export interface SignedLinks {
  /** Time at which the first link expires, in milliseconds; null if unknown. */
  readonly expires: number | null;
}

/** Facts in a kit's README. */
export interface ReadmeFacts {
  readonly files: readonly CartFile[];
  /** Signed links to the stored files; undefined if there are none. */
  readonly signed?: SignedLinks | undefined;
  /** Sentence that describes the query or the selection. */
  readonly sentence: string;
  /** Addresses that show the same files, one for each collection; empty if they are too long. */
  readonly links: readonly string[];
  /** True if the cart can import `metadata.tsv`. */
  readonly importable: boolean;
}

/** Writer of a kit's README, as Markdown in the active language. */
export function useKitReadme(): (facts: ReadmeFacts) => string {
  const { t, i18n } = useLingui();
  const whereFrom = (links: readonly string[], day: string): readonly string[] => {
    const [link, ...more] = links;
    if (link === undefined) return [t`Made on ${day}.`];
    if (more.length === 0) return [t`Made on ${day}. The same list in the portal: ${link}`];
    return [t`Made on ${day}. The same files in the portal:`, links.map((each) => `- ${each}`).join('\n')];
  };
  const aboutLinks = ({ expires }: SignedLinks): string => {
    const until = formatTime(expires);
    return expires === null
      ? t`The kit has signed links to private files. They hold for at least one hour; after that, make the kit again in the portal. Anyone who has the kit can download these files while the links hold: do not publish it.`
      : t`The kit has signed links to private files. They hold until ${until} (UTC+8); after that, make the kit again in the portal. Anyone who has the kit can download these files while the links hold: do not publish it.`;
  };
  return ({ files, signed, sentence, links, importable }) => {
    const count = files.length;
    const size = formatFileSize(totalSize(files));
    const unchecked = files.filter(({ md5, sha256 }) => md5 === null && sha256 === null).length;
    const day = i18n.date(new Date(), { dateStyle: 'long' });
    const importLabel = t`Import a list`;
    const commands = ['```', 'bash download.sh', '```'].join('\n');
    const windows = ['```', 'powershell -ExecutionPolicy Bypass -File download.ps1', '```'].join('\n');
    const contents = [
      [
        'download.sh, download.ps1',
        t`fetch the files, resume what was cut off, and verify size and checksum of each`,
      ],
      ['files.tsv', t`what the scripts read`],
      ['manifest.txt', t`the list in the layout of the GDC, for other download tools`],
      ['checksums.md5, checksums.sha256', t`for md5sum and sha256sum, where the records have checksums`],
      ['metadata.tsv', t`all that is known about each file, one line per file`],
      ['query.json', t`the queries that found the files, each with its collection, order and version`],
    ];
    return [
      `# ${t`${plural(count, { one: 'Download kit for # file', other: 'Download kit for # files' })}, ${size}`}`,
      sentence,
      ...whereFrom(links, day),
      ...(importable
        ? [
            t`For the same list in the cart: open the cart in the portal, press "${importLabel}" and choose metadata.tsv.`,
          ]
        : []),
      `## ${t`Fetch the files`}`,
      t`Unpack this archive into a folder with room for the files. They are not in it: the scripts fetch them into the folder "data".`,
      t`On Linux and macOS (bash and curl):`,
      commands,
      t`On Windows 10 and later:`,
      windows,
      t`A script can be stopped at any time. Run again, it goes on where it was, leaves alone what is right, and fetches only what is missing or broken. With --check (-Check on Windows) it fetches nothing and only says what is not right.`,
      t`It ends with 0 when all files are there and right, with 1 when some are not, which it names, with 2 when the computer lacks something, such as room on the disk, and with 3 when the portal cannot be reached.`,
      t`Links to the files expire, so the scripts ask the portal for new ones. That needs no account.`,
      ...(signed ? [aboutLinks(signed)] : []),
      ...(unchecked > 0
        ? [
            t`${plural(unchecked, { one: '# file has no checksum in its record: only its size can be verified.', other: '# files have no checksum in their records: only their size can be verified.' })}`,
          ]
        : []),
      `## ${t`What is in here`}`,
      contents.map(([names, what]) => `- \`${names}\`: ${what}`).join('\n'),
      '',
    ].join('\n\n');
  };
}
