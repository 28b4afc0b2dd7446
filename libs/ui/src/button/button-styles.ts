import { cva, type VariantProps } from 'class-variance-authority';

/** Shared button styles of Button, ButtonLink and IconButton. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border border-transparent font-medium whitespace-nowrap select-none',
    'transition-colors duration-(--motion-fast)',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
        secondary:
          'border-strong/60 bg-surface text-text enabled:hover:border-primary-text enabled:hover:text-primary-text [a]:hover:border-primary-text [a]:hover:text-primary-text',
        ghost:
          'text-text enabled:hover:bg-sunken [a]:hover:bg-sunken data-[state=open]:bg-sunken dark:enabled:hover:bg-neutral-soft dark:[a]:hover:bg-neutral-soft',
        danger:
          'bg-danger-fill text-on-danger enabled:hover:bg-danger-fill-hover [a]:hover:bg-danger-fill-hover',
        link: 'text-primary-text underline-offset-4 hover:underline',
      },
      size: {
        sm: 'min-h-7 px-2.5 text-xs pointer-coarse:min-h-11',
        md: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'px-0.5' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonStyleProps = VariantProps<typeof buttonStyles>;
export type ButtonVariant = NonNullable<ButtonStyleProps['variant']>;
export type ButtonSize = NonNullable<ButtonStyleProps['size']>;
