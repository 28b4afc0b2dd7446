import { useLingui } from '@lingui/react/macro';
import { appLabel, appQueries, appVersion } from '@omics-portal/resources';
import { TextLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useSeqflow } from '../ports/seqflow-ports';

/**
 * Title of each app with its version, by full name, from the app store. Falls back to the full name without its owner for an
 * app that was removed, and while the store is loading.
 */
export function useAppTitles(): (appName: string) => string {
  const { i18n } = useLingui();
  const { datains } = useSeqflow();
  const { data } = useQuery(appQueries(datains, i18n.locale).manifests());
  const titles = new Map(
    data?.map((manifest) => [manifest.app_name, `${manifest.name} ${appVersion(manifest)}`]),
  );
  return (appName) => titles.get(appName) ?? appLabel(appName);
}

/** Title of an app, as a link to its details in the app store. */
export function AppName({ appName }: { readonly appName: string }) {
  const { links } = useSeqflow();
  const titleOf = useAppTitles();
  return <TextLink href={links.appStore(appName)}>{titleOf(appName)}</TextLink>;
}
