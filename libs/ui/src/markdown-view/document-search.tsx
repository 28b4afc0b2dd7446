import { useEffect, useRef, useState } from 'react';
import { Input } from '../input/input';
import { TextLink } from '../text-link/text-link';
import { matchesInDocument, type SectionMatches } from './document-matches';

/** Texts of a search in a document. */
export interface DocumentSearchLabels {
  /** Accessible name of the input. */
  label: string;
  /** Result of a search, by its number of sections; 0 if the text is nowhere. */
  found: (sections: number) => string;
  /** Name of the part before the first heading. */
  start: string;
}

interface Search {
  readonly text: string;
  readonly sections: readonly SectionMatches[];
}

/** Name of the highlight that theme.css gives a colour. */
const HIGHLIGHT = 'document-search';

/** Marks ranges of the page. In browsers without custom highlights the list of sections is the only result. */
function useHighlight(sections: readonly SectionMatches[]) {
  useEffect(() => {
    if (sections.length === 0 || !('highlights' in CSS)) {
      return;
    }
    CSS.highlights.set(HIGHLIGHT, new Highlight(...sections.flatMap(({ ranges }) => ranges)));
    return () => {
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [sections]);
}

function moveTo({ heading, ranges }: SectionMatches) {
  ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

/** Search in the document around it, while the text is typed: marks the matches and lists the sections that hold them. */
export function DocumentSearch({ labels }: { labels: DocumentSearchLabels }) {
  const element = useRef<HTMLDivElement>(null);
  const [{ text, sections }, setSearch] = useState<Search>({ text: '', sections: [] });
  useHighlight(sections);
  const search = (searched: string) => {
    const root = element.current?.closest<HTMLElement>('[data-slot="markdown-view"]');
    const sections = root ? matchesInDocument(root, searched, element.current?.closest('nav')) : [];
    setSearch({ text: searched, sections });
  };
  return (
    <div ref={element} data-slot="document-search" className="mb-3">
      <search>
        <Input
          type="search"
          className="max-w-md"
          aria-label={labels.label}
          placeholder={labels.label}
          value={text}
          onChange={({ target }) => search(target.value)}
        />
      </search>
      <p role="status" className="mt-2 text-muted empty:mt-0">
        {text.trim() === '' ? null : labels.found(sections.length)}
      </p>
      {sections.length === 0 ? null : (
        <ol className="mt-1 flex max-h-72 flex-col gap-2 overflow-y-auto">
          {sections.map((section, index) => (
            // A search replaces the whole list, so an index is a stable key.
            <li key={index}>
              <TextLink
                href={`#${section.heading?.dataset['heading'] ?? ''}`}
                onClick={(event) => {
                  event.preventDefault();
                  moveTo(section);
                }}
              >
                {section.heading?.textContent ?? labels.start}
              </TextLink>
              {section.excerpt === null ? null : (
                <p className="text-xs text-muted wrap-anywhere">{section.excerpt}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
