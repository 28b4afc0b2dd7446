import {
  chosenValues,
  countsWithUnknown,
  decodeSearch,
  encodeSearchText,
  evaluate,
  filterOf,
  toggleValue,
  toQueryTree,
  withFilter,
  withoutOwnFilter,
  type DataQuery,
} from '@omics-portal/data-query';
import { toCode } from '@omics-portal/data-query/code';
import { createRoot } from 'react-dom/client';
import { useLocation, useSearch } from 'wouter';
import { RECORDS } from './records';

const found = (query: DataQuery) => RECORDS.filter((record) => evaluate(toQueryTree(query), record));

/** The whole state of the page is its URL: no store, no effect. */
function Page() {
  const [path, navigate] = useLocation();
  const { query, rest } = decodeSearch(useSearch(), { collection: 'example_files' });
  const ask = (next: DataQuery) => navigate(`${path}?${encodeSearchText(next, rest)}`);
  const name = filterOf(query, 'file_name');
  return (
    <main>
      <h1>{found(query).length} files</h1>
      <input
        aria-label="Name contains"
        value={name?.kind === 'text' ? name.contains : ''}
        onChange={({ target }) =>
          ask(withFilter(query, 'file_name', { kind: 'text', contains: target.value }))
        }
      />
      {['data_format', 'site'].map((field) => (
        <Facet key={field} field={field} query={query} ask={ask} />
      ))}
      <ul aria-label="Files">
        {found(query).map(({ file_name: file }) => (
          <li key={String(file)}>{String(file)}</li>
        ))}
      </ul>
      <pre>{toCode(query, 'curl', { baseUrl: 'https://example.org/dataseq' })}</pre>
    </main>
  );
}

/** The values of a field, each with what it would find under the other filters. */
function Facet({ field, query, ask }: { field: string; query: DataQuery; ask: (next: DataQuery) => void }) {
  const values = found(withoutOwnFilter(query, field)).map((record) => ({
    _id: record[field] as string | null,
    total: 1,
  }));
  return (
    <fieldset>
      <legend>{field}</legend>
      {countsWithUnknown(values, chosenValues(query, field)).map(({ value, total }) => (
        <label key={JSON.stringify(value)}>
          <input
            type="checkbox"
            checked={chosenValues(query, field).includes(value)}
            onChange={() => ask(toggleValue(query, field, value))}
          />
          {`${value ?? 'Unknown'} (${total})`}
        </label>
      ))}
    </fieldset>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
