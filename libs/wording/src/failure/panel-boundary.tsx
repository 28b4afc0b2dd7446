import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '@omics-portal/ui';
import { Component, type ReactNode } from 'react';
import { isChunkFailure } from './is-chunk-failure';

export interface PanelBoundaryProps {
  children: ReactNode;
  /** Extras such as a menu show nothing instead of an error. */
  silent?: boolean | undefined;
}

/** Keeps the failure of one part of a page in that part: what stands around it goes on, and Retry draws it again. */
export class PanelBoundary extends Component<PanelBoundaryProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error: unknown } = { error: undefined };

  override render() {
    const { error } = this.state;
    if (error === undefined) {
      return this.props.children;
    }
    return this.props.silent ? null : (
      <PanelFailure error={error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}

function PanelFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const missing = isChunkFailure(error);
  return (
    <ErrorState
      title={t`This part of the page could not be shown`}
      message={missing ? <Trans>The network failed, or the portal was updated meanwhile.</Trans> : undefined}
      // The browser does not request a failed module again; only a reload does.
      retryLabel={missing ? t`Reload the page` : t`Retry`}
      onRetry={missing ? () => window.location.reload() : onRetry}
    />
  );
}
