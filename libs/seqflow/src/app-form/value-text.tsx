import { useLingui } from '@lingui/react/macro';
import { fieldOptions, isList, type FormValue, type ScalarValue, type ValueField } from './form-values';

/** Readable text of a value: the label of an option, yes or no, one line for each element of a list. */
export function ValueText({
  field,
  value,
}: {
  readonly field: ValueField | null;
  readonly value: FormValue;
}) {
  const { t } = useLingui();
  const wordOf = (one: ScalarValue): string => {
    const option = field && fieldOptions(field).find((candidate) => candidate.value === one);
    return option ? option.label : typeof one === 'boolean' ? (one ? t`Yes` : t`No`) : String(one);
  };
  if (value === null || value === '') {
    return <>-</>;
  }
  return isList(value) ? (
    <ul>
      {value.map((one, index) => (
        <li key={`${index}/${String(one)}`} className="break-all">
          {wordOf(one)}
        </li>
      ))}
    </ul>
  ) : (
    <span className="break-all">{wordOf(value)}</span>
  );
}
