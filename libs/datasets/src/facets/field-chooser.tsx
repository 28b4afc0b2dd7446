import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import { Button, deferredComponent, Popover } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { ListFilterPlus } from 'lucide-react';
import type { FieldLabels } from '../fields/field-labels';
import type { ShownFields } from './use-shown-fields';

export interface FieldChooserProps {
  readonly fields: readonly FieldSchema[];
  readonly shown: ShownFields;
  readonly labels: FieldLabels;
}

/** List of the fields, loaded when the panel opens. */
const FieldList = deferredComponent(async () => (await import('./field-list')).FieldList);

/** Chooser of facets: finds fields by name, and shows or hides their facets. */
export function FieldChooser(props: FieldChooserProps) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Add a File Filter`}
      trigger={<Button icon={<ListFilterPlus />} className="w-full">{t`Add a File Filter`}</Button>}
      className="w-80"
    >
      <PanelBoundary>
        <FieldList {...props} />
      </PanelBoundary>
    </Popover>
  );
}
