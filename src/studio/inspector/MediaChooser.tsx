import { useEffect, useState } from 'react';
import { findImages, type MediaList } from '../stores/references.ts';

const NOTHING: MediaList = { total: 0, images: [], error: '' };

/** Lists the images of the content folder by name. */
export function MediaChooser({ choose }: { readonly choose: (src: string) => void }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    void findImages(query).then((list) => isCurrent && setFound(list));
    return () => void (isCurrent = false);
  }, [query]);
  const { total, images, error } = found;
  return (
    <div className="inspector-media">
      <label className="inspector-field">
        <span className="tool-label">Find by name</span>
        <input className="tool-input" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <output className="inspector-hint">{error || countOf(total, images.length)}</output>
      <ul className="inspector-media-list">
        {images.map((src) => (
          <li key={src}>
            <button type="button" className="tool-button" onClick={() => choose(src)}>
              <img src={src} alt="" loading="lazy" />
              <span>{src.replace('/media/', '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countOf(total: number, shown: number): string {
  return total === shown ? `${total} pictures` : `The first ${shown} of ${total} pictures`;
}
