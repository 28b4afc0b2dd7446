import { IconTooltips, Toaster, type ToasterProps } from '@omics-portal/ui';

export { notify } from '@omics-portal/ui';

/** Region of the toasts and tooltips of the icon buttons: loaded once the page is rendered, so that the first load is small. */
export function PageOverlays(props: ToasterProps) {
  return (
    <>
      <Toaster {...props} />
      <IconTooltips />
    </>
  );
}
