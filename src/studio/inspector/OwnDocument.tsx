import { useState } from 'react';
import { originOf } from '../lib/item-origin.ts';
import { languageName } from '../lib/language-name.ts';
import type { Shop } from '../stores/references.ts';
import { makeOwnDocument } from '../stores/translation.ts';

interface Props {
  /** Id of the displayed document: `us/en-us/page/home`. */
  readonly source: string;
  readonly shop: Shop;
}

/** Says that a document belongs to another locale, and offers to create this locale's own. */
export function OwnDocument({ source, shop }: Props) {
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState('');
  const origin = originOf(source);
  if (origin === undefined || origin.locale === shop.locale) return null;
  const wanted = languageName(shop.locale, origin.locale);
  const make = async () => {
    if (isMaking) return;
    setMaking(true);
    setError(await makeOwnDocument(source, shop));
    setMaking(false);
  };
  return (
    <div className="inspector-field">
      <p className="inspector-hint">
        There is no {wanted} version of this {origin.kind}: {shop.locale} shows that of {origin.locale}. What you change
        in it, both show.
      </p>
      <button type="button" className="tool-button" aria-disabled={isMaking} onClick={() => void make()}>
        Make {/^[aeiou]/i.test(wanted) ? 'an' : 'a'} {wanted} version
      </button>
      {error && (
        <p className="inspector-fault" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
