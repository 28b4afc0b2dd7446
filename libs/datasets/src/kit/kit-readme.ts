import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatFileSize, formatTime } from '@omics-portal/wording';
import { isStoredFile, type CartFile, totalSize } from '../cart-store/cart-file';

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
  /** Addresses that show the same files, one for each collection, but those that are too long. */
  readonly links: readonly string[];
  /** Number of collections that files are from. */
  readonly collections: number;
  /** True if the cart can import `metadata.tsv`. */
  readonly importable: boolean;
}

/** README of a kit, as Markdown in one language. */
export function kitReadme(
  i18n: I18n,
  { files, signed, sentence, links, collections, importable }: ReadmeFacts,
): string {
  const aboutLinks = ({ expires }: SignedLinks): string => {
    const until = formatTime(expires);
    return expires === null
      ? i18n._(
          msg`The kit has signed links to private files. They are valid for at least one hour; after that, create the kit again in the portal. Anyone who has the kit can download these files while the links are valid: do not publish it.`,
        )
      : i18n._(
          msg`The kit has signed links to private files. They are valid until ${until} (UTC+8); after that, create the kit again in the portal. Anyone who has the kit can download these files while the links are valid: do not publish it.`,
        );
  };
  const count = files.length;
  const size = formatFileSize(totalSize(files));
  const unchecked = files.filter(({ md5, sha256 }) => md5 === null && sha256 === null).length;
  const importLabel = i18n._(msg`Import a list`);
  const commands = ['```', 'sh download.sh', '```'].join('\n');
  const windows = ['```', 'powershell -ExecutionPolicy Bypass -File download.ps1', '```'].join('\n');
  return [
    `# ${i18n._(msg`${plural(count, { one: 'Download kit for # file', other: 'Download kit for # files' })}, ${size}`)}`,
    sentence,
    ...originOf(i18n, files, { links, collections }),
    ...(importable
      ? [
          i18n._(
            msg`For the same list in the cart: open the cart in the portal, press "${importLabel}" and choose metadata.tsv.`,
          ),
        ]
      : []),
    `## ${i18n._(msg`Fetch the files`)}`,
    i18n._(
      msg`Unpack this archive into a folder with enough space for the files. The archive does not contain them: the scripts download them into the folder "data".`,
    ),
    i18n._(msg`On Linux and macOS (curl is needed):`),
    commands,
    i18n._(msg`On Windows 10 and later:`),
    windows,
    i18n._(
      msg`You can stop a script at any time. When you run it again, it continues where it stopped, skips files that are correct, and downloads only those that are missing or damaged. With --check (-Check on Windows), it downloads nothing and only lists problems.`,
    ),
    i18n._(
      msg`If the portal or its storage cannot be reached, a script says so and ends within seconds. Run it again later: it continues where it stopped.`,
    ),
    i18n._(
      msg`Its exit code is 0 if all files are present and correct, 1 if some are not (they are listed), 2 if the computer lacks something, such as disk space, 3 if the portal cannot be reached, and 4 if the portal refuses the files that are missing: make a new kit then.`,
    ),
    i18n._(
      msg`Links to the files expire, so the scripts ask the portal for new ones. That needs no account.`,
    ),
    ...(signed ? [aboutLinks(signed)] : []),
    ...(unchecked > 0
      ? [
          i18n._(
            msg`${plural(unchecked, { one: '# file has no checksum in its record: only its size can be verified.', other: '# files have no checksum in their records: only their size can be verified.' })}`,
          ),
        ]
      : []),
    `## ${i18n._(msg`Contents`)}`,
    contentsOf(i18n)
      .map(([names, what]) => `- \`${names}\`: ${what}`)
      .join('\n'),
    '',
  ].join('\n\n');
}

/** Day of a kit and links to its list in the portal; or the reason why a link cannot show it. */
function originOf(
  i18n: I18n,
  files: readonly CartFile[],
  { links, collections }: Pick<ReadmeFacts, 'links' | 'collections'>,
): readonly string[] {
  const day = formatDay(Date.now());
  const created = i18n._(msg`Created on ${day} (UTC+8).`);
  const stored = files.filter(isStoredFile).length;
  const [link, ...more] = links;
  const withoutStored =
    stored === 0
      ? []
      : [
          i18n._(
            msg`${plural(stored, { one: '# stored file is part of no collection, so no link shows it: metadata.tsv lists it.', other: '# stored files are part of no collection, so no link shows them: metadata.tsv lists them.' })}`,
          ),
        ];
  if (link === undefined) {
    return stored === files.length
      ? [created, ...withoutStored]
      : [created, i18n._(msg`The list is too long for a link.`), ...withoutStored];
  }
  const list = links.map((each) => `- ${each}`).join('\n');
  const withoutLink = collections - links.length;
  if (stored > 0 || withoutLink > 0) {
    const tooLong = i18n._(
      msg`${plural(withoutLink, { one: 'The list of # other collection is too long for a link: metadata.tsv has its files.', other: 'The lists of # other collections are too long for a link: metadata.tsv has their files.' })}`,
    );
    return [
      created,
      i18n._(msg`The files of collections in the portal:`),
      list,
      ...(withoutLink > 0 ? [tooLong] : []),
      ...withoutStored,
    ];
  }
  return more.length === 0
    ? [i18n._(msg`Created on ${day} (UTC+8). The same list in the portal: ${link}`)]
    : [i18n._(msg`Created on ${day} (UTC+8). The same files in the portal:`), list];
}

/** Files of a kit, each with what it is. */
function contentsOf(i18n: I18n): readonly (readonly [names: string, what: string])[] {
  return [
    [
      'download.sh, download.ps1',
      i18n._(
        msg`download the files, resume interrupted downloads, and verify the size and checksum of each file`,
      ),
    ],
    ['files.tsv', i18n._(msg`the list that the scripts read`)],
    ['manifest.txt', i18n._(msg`the list in GDC format, for other download tools`)],
    [
      'checksums.md5, checksums.sha256',
      i18n._(msg`for md5sum and sha256sum, where the records have checksums`),
    ],
    ['metadata.tsv', i18n._(msg`all metadata of each file, one line per file`)],
    [
      'query.json',
      i18n._(msg`the queries that found the files, each with its collection, order and version`),
    ],
  ];
}
