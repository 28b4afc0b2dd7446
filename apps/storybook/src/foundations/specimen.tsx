import { type ReactNode } from 'react';

/** A table of a foundation: what it is called, how it looks, what it is for. */
export function TokenTable({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table className="w-full border-collapse text-sm text-text">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-strong text-start">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pe-4 text-start font-medium text-muted">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-border align-top">
            {cells.map((cell, column) => (
              <td key={column} className="py-2.5 pe-4 wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name as one types it. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-control bg-sunken px-1.5 py-0.5 font-mono text-xs text-text">{children}</code>
  );
}

/** A part of a page of a foundation. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-heading font-semibold">{title}</h2>
      {children}
    </section>
  );
}
