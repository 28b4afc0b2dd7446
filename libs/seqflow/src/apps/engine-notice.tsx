import { useLingui } from '@lingui/react/macro';
import { Alert, TextLink } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';
import { engineOfApp, type EnginesOfApp } from './app-engines';

/** Notice that no connected engine can run an app, with the way to connect one; renders nothing otherwise. */
export function EngineNotice({ app }: { readonly app: EnginesOfApp }) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const address = links.engines();
  if (engineOfApp(app) !== null) {
    return null;
  }
  const names = (app.engines ?? []).map(({ name }) => name).join(', ');
  return (
    <Alert
      tone="warning"
      title={names ? t`The engine of this app is not connected: ${names}` : t`No engine can run this app`}
    >
      <p>{t`Its jobs cannot run here until the operator of this site connects the engine.`}</p>
      {address ? <TextLink href={address}>{t`How to connect an engine`}</TextLink> : null}
    </Alert>
  );
}
