/** What a mark says under the pointer. */
export function ChartTooltip({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="rounded-control border border-border bg-raised px-2.5 py-1.5 text-xs whitespace-nowrap text-text shadow-overlay">
      <div className="font-medium">{title}</div>
      {lines.map((line) => (
        <div key={line} className="text-muted tabular-nums">
          {line}
        </div>
      ))}
    </div>
  );
}
