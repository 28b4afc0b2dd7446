import { useState } from 'react';
import { withSearch, type DataQuery } from '@omics-portal/data-query';
import { typedFileSearch } from './typed-file-search';

/** Query with a typed size; null where the text means none, or the code cannot be loaded. */
async function typedSize(query: DataQuery, text: string): Promise<DataQuery | null> {
  const sizes = await import('./size-filters').catch(() => null);
  return sizes?.withTypedSize(query, text) ?? null;
}

/** Text of the search box while it is typed, and the changes of the query that it leads to. `open`: suggestions are shown. */
export function useTypedSearch(query: DataQuery, onQueryChange: (next: DataQuery) => void) {
  const text = query.search?.text ?? '';
  const [draft, setDraft] = useState({ over: text, typed: text });
  const [open, setOpen] = useState(false);
  // A search from elsewhere, such as the browser's Back, replaces what was typed.
  const typed = draft.over === text ? draft.typed : text;

  /** Changes the query. The box has its search then. */
  const choose = (next: DataQuery) => {
    const searched = next.search?.text ?? '';
    setOpen(false);
    setDraft({ over: searched, typed: searched });
    onQueryChange(next);
  };
  const searchFor = (next: string) =>
    choose(withSearch(query, next.trim() === '' ? null : typedFileSearch(next)));
  return {
    typed,
    open,
    setOpen,
    onType: (next: string) => {
      setDraft({ over: text, typed: next });
      if (next === '' && text !== '') searchFor('');
      else setOpen(next.trim() !== '');
    },
    /** Searches for the text. */
    search: () => searchFor(typed),
    /** Enter takes "> 1 MB" for a size; "1 MB" may be a part of a name, so it is only suggested as one. */
    submit: async () => {
      const sized = /^\s*[<>≥≤＜＞]/.test(typed) ? await typedSize(query, typed) : null;
      if (sized) choose(sized);
      else searchFor(typed);
    },
    choose,
  };
}
