import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button, RadioGroup, ScrollRegion, TextLink } from '@omics-portal/ui';
import { documentQueries } from '@omics-portal/resources';
import { MarkdownDocument } from '../documents/markdown-document';
import { useSiteDocument } from '../documents/use-site-document';

interface RequestTermsStepProps {
  readonly accepted: boolean;
  readonly onAcceptedChange: (accepted: boolean) => void;
  readonly onNext: () => void;
}

/** Terms in the current language. They can be accepted only once they are shown. */
export function RequestTermsStep({ accepted, onAcceptedChange, onNext }: RequestTermsStepProps) {
  const { t } = useLingui();
  const url = useSiteDocument('materialsTerms');
  const terms = useQuery({ ...documentQueries.text(url ?? ''), enabled: url !== null });
  const readable = terms.isSuccess;
  return (
    <div className="flex flex-col gap-5">
      <ScrollRegion
        label={t`Terms`}
        className="max-h-[50dvh] overflow-y-auto rounded-control border border-border p-4"
      >
        {url === null ? <p>{t`No license file.`}</p> : <MarkdownDocument url={url} />}
      </ScrollRegion>
      {terms.isError && url !== null ? (
        <p className="text-sm text-danger">
          {t`Cannot find the license file.`} <TextLink href={url}>{url}</TextLink>
        </p>
      ) : null}
      <RadioGroup
        label={t`Agreement`}
        hideLabel
        value={accepted ? 'yes' : 'no'}
        onValueChange={(value) => onAcceptedChange(value === 'yes')}
        options={[
          { value: 'yes', label: t`I accept the agreement`, disabled: !readable },
          { value: 'no', label: t`I don't accept the agreement` },
        ]}
      />
      <div className="flex justify-end">
        <Button variant="primary" disabled={!accepted || !readable} onClick={onNext}>
          {t`Next`}
        </Button>
      </div>
    </div>
  );
}
