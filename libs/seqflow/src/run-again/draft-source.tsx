import type { AppSchema } from '@omics-portal/api';
import type { DraftHandle } from '../draft/use-wizard-draft';
import type { EarlierRun } from '../ports/seqflow-ports';
import { ExampleNotice } from './example-notice';
import { RunAgainNotice } from './run-again-notice';

interface DraftSourceProps {
  readonly source: EarlierRun | 'example';
  readonly appId: string;
  readonly schema: AppSchema;
  readonly handle: DraftHandle;
  /** Called when the source was copied into the draft, or the user keeps the draft. */
  readonly onDone: () => void;
}

/** Copies an earlier run, or the example of the app, into the draft. */
export function DraftSource({ source, appId, ...rest }: DraftSourceProps) {
  return source === 'example' ? (
    <ExampleNotice appId={appId} {...rest} />
  ) : (
    <RunAgainNotice run={source} {...rest} />
  );
}
