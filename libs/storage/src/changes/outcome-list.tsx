import { Alert } from '@omics-portal/ui';
import { nameOf } from '../location/folder-location';

interface OutcomeListProps {
  readonly title: string;
  readonly outcomes: readonly { readonly key: string; readonly message?: string | undefined }[];
}

/** Alert with the items that were not changed, each with the reason of the service. */
export function OutcomeList({ title, outcomes }: OutcomeListProps) {
  return (
    <Alert tone="danger" title={title}>
      <ul className="max-h-48 list-disc overflow-y-auto ps-4">
        {outcomes.map(({ key, message }) => (
          <li key={key} className="wrap-anywhere">
            {nameOf(key)}
            {message === undefined ? '' : `: ${message}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
