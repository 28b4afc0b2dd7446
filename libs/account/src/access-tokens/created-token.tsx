import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessTokenCreated } from '@omics-portal/api';
import { Alert, CodeBlock, SegmentedControl } from '@omics-portal/ui';
import { useState } from 'react';
import { useAccount } from '../account-context';
import { EXAMPLE_LANGUAGES, tokenExample, type ExampleLanguage } from './token-example';

/** New token, which is shown once, and calls that use it. */
export function CreatedToken({ created: { token, access_token: facts } }: { created: AccessTokenCreated }) {
  const { apiUrl } = useAccount();
  const { t } = useLingui();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const labels = { copyLabel: t`Copy`, copiedLabel: t`Copied` };
  const label = EXAMPLE_LANGUAGES.find(({ value }) => value === language)?.label ?? '';
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning" title={t`Copy it now: it is not shown again`}>
        <Trans>Store it like a password. If somebody else gets it, revoke it here.</Trans>
      </Alert>
      <CodeBlock code={token} label={t`Token`} {...labels} />
      <div>
        <h3 className="mb-2 text-sm font-medium">
          <Trans>How to use it</Trans>
        </h3>
        <p className="mb-3 text-sm text-muted">
          <Trans>
            Put the token into the environment variable PORTAL_TOKEN: other people may be able to read command
            lines and scripts.
          </Trans>
        </p>
        <SegmentedControl
          label={t`Language of the example`}
          className="mb-3"
          value={language}
          onValueChange={(value) =>
            setLanguage(EXAMPLE_LANGUAGES.find((known) => known.value === value)?.value ?? 'curl')
          }
          options={EXAMPLE_LANGUAGES}
        />
        <CodeBlock
          code={tokenExample(language, { apiUrl, scopes: facts.scopes })}
          label={label}
          {...labels}
        />
      </div>
    </div>
  );
}
