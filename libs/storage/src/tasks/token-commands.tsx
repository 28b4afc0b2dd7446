import type { UploadCommand } from '@omics-portal/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { CodeBlock, SegmentedControl } from '@omics-portal/ui';
import { useState } from 'react';

/** Commands that upload the files of a folder, one for each tool; nothing where the server gave none. */
export function TokenCommands({ commands }: { readonly commands: readonly UploadCommand[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const shown = commands.find(({ tool }) => tool === chosen) ?? commands[0];
  if (shown === undefined) return null;
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium">
        <Trans>Upload by a command</Trans>
      </h3>
      <p className="mb-3 text-sm text-muted">
        {shown.tool === 'curl' ? (
          <Trans>
            Run it in the folder of your files, in a POSIX shell with curl 7.87 or newer. It uploads the files
            of this folder, and not those of its subfolders.
          </Trans>
        ) : (
          <Trans>Run it in the folder of your files, in a POSIX shell. It uploads the subfolders, too.</Trans>
        )}
      </p>
      {commands.length > 1 ? (
        <SegmentedControl
          label={t`Tool`}
          className="mb-3"
          value={shown.tool}
          onValueChange={setChosen}
          options={commands.map(({ tool }) => ({ value: tool, label: tool }))}
        />
      ) : null}
      <CodeBlock code={shown.command} label={shown.tool} copyLabel={t`Copy`} copiedLabel={t`Copied`} />
    </section>
  );
}
