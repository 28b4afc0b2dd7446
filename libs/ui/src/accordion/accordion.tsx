import { ChevronDown } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface AccordionItem {
  /** Unique in its list. */
  value: string;
  /** Title; always visible. A press toggles the section. */
  title: ReactNode;
  /** Content of the section. */
  content: ReactNode;
}

export interface AccordionProps {
  /** In display order. */
  items: readonly AccordionItem[];
  /**
   * Whether opening one closes the others ("single") or not.
   *
   * @default multiple
   */
  type?: 'single' | 'multiple' | undefined;
  /** Sections that are open initially. */
  defaultValue?: string | readonly string[] | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

function asList(value: string | readonly string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}

/** Accordion (disclosure group): sections that expand and collapse under their titles. */
export function Accordion({ items, type = 'multiple', defaultValue, className }: AccordionProps) {
  const styles = cn('divide-y divide-border rounded-card border border-border bg-surface', className);
  const sections = items.map((item) => <Section key={item.value} item={item} />);
  const open = asList(defaultValue);
  return type === 'single' ? (
    <Primitive.Root
      data-slot="accordion"
      type="single"
      collapsible
      defaultValue={open[0] ?? ''}
      className={styles}
    >
      {sections}
    </Primitive.Root>
  ) : (
    <Primitive.Root data-slot="accordion" type="multiple" defaultValue={open} className={styles}>
      {sections}
    </Primitive.Root>
  );
}

function Section({ item }: { item: AccordionItem }) {
  return (
    <Primitive.Item value={item.value}>
      <Primitive.Header>
        <Primitive.Trigger className="group flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start font-medium hover:text-primary-text focus-visible:-outline-offset-2">
          <span className="min-w-0 flex-1 wrap-anywhere">{item.title}</span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform duration-(--motion-normal) group-data-[state=open]:rotate-180"
          />
        </Primitive.Trigger>
      </Primitive.Header>
      <Primitive.Content className="px-4 pb-4 wrap-anywhere data-[state=open]:animate-fade-in">
        {item.content}
      </Primitive.Content>
    </Primitive.Item>
  );
}
