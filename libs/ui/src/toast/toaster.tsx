import { Toaster as Primitive } from 'sonner';

export interface ToasterProps {
  /** The accessible name of the region where notices appear. */
  label: string;
  /** With it each notice has a close button. */
  closeLabel?: string | undefined;
}

/** Where notices appear. Once per page, near the root. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Primitive
      position="top-right"
      containerAriaLabel={label}
      closeButton={closeLabel !== undefined}
      offset={16}
      mobileOffset={8}
      toastOptions={{
        unstyled: true,
        ...(closeLabel === undefined ? {} : { closeButtonAriaLabel: closeLabel }),
      }}
    />
  );
}
