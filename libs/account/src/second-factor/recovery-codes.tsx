import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, CodeBlock } from '@omics-portal/ui';

/** Recovery codes of a second factor, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">
        <Trans>
          The codes are shown only now. Each works once, in place of a code from the authenticator. Print
          them, or save them in a password manager.
        </Trans>
      </Alert>
      <CodeBlock
        label={t`Recovery codes`}
        code={codes.join('\n')}
        copyLabel={t`Copy`}
        copiedLabel={t`Copied`}
      />
    </div>
  );
}
