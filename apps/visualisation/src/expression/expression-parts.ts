import type { ExpressionDocument } from '@omics-portal/api/visualisation';
import type { ExpressionView } from './expression-view';
import type { ExpressionLabels } from './use-expression-labels';

/** Props of every part of the page. */
export interface ExpressionParts {
  readonly document: ExpressionDocument;
  readonly view: ExpressionView;
  readonly labels: ExpressionLabels;
  /** Called with the name of a feature that is selected. */
  readonly onFeature: (feature: string) => void;
}
