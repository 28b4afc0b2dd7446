import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface RecordPage {
  readonly data: readonly { readonly file_name: string }[];
}

/** The least that a React page needs to show the first rows of a collection: the floor under the portal's own time. */
function FileTable() {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const load = async () => {
      const response = await fetch('/dataseq/api/collections/quartet_proteomics?page=1&per_page=10', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { data } = (await response.json()) as RecordPage;
      setNames(data.map(({ file_name }) => file_name));
    };
    void load();
  }, []);
  return (
    <>
      <h1>Files</h1>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const container = document.getElementById('root');
if (container) createRoot(container).render(<FileTable />);
