import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Button, Card, DescriptionList } from '@omics-portal/ui';
import { fieldLabel, isEmptyValue, type FormValues } from '../app-form/form-values';
import { ValueText } from '../app-form/value-text';
import { changedParameters } from './sample-summary';

interface ParametersCardProps {
  readonly schema: AppSchema;
  readonly values: FormValues;
  readonly onEdit: () => void;
}

/** Summary of the parameters for all samples: those that are not the default of the app, with the default beside. */
export function ParametersCard({ schema, values, onEdit }: ParametersCardProps) {
  const { t } = useLingui();
  const { changed, unchanged } = changedParameters(schema, values);
  return (
    <Card
      title={t`Assessment Parameters`}
      actions={<Button size="sm" onClick={onEdit}>{t`Edit the parameters`}</Button>}
    >
      <div className="flex flex-col gap-3">
        {changed.length > 0 ? (
          <DescriptionList
            columns={2}
            items={changed.map(({ field, value, standard }) => ({
              term: fieldLabel(field),
              detail: (
                <>
                  <ValueText field={field} value={value} />
                  {isEmptyValue(standard) ? null : (
                    <span className="block text-sm text-muted">
                      {t`Default:`} <ValueText field={field} value={standard} />
                    </span>
                  )}
                </>
              ),
            }))}
          />
        ) : null}
        <p className="text-sm text-muted">
          {changed.length === 0
            ? t`All parameters have the defaults of the app.`
            : t`Parameters with their default: ${unchanged}`}
        </p>
      </div>
    </Card>
  );
}
