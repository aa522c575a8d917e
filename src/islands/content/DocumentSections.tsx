import { useEffect, useRef } from 'react';
import { shopHref } from '../kit/shop-href.ts';
import { loadFragment, type Fragment } from './fragment.ts';
import { useAsyncValue } from '../kit/use-request.ts';

/** Returns null where the document does not exist or fails to load: the dialog works without it. */
async function read(address: string): Promise<Fragment | null> {
  try {
    return (await loadFragment(address)) ?? null;
  } catch (error) {
    console.debug(error);
    return null;
  }
}

/** The sections of a document beside the form of a dialog (docs/contract.md#dialogs). */
export function DocumentSections({ name }: { readonly name: string }) {
  const host = useRef<HTMLDivElement>(null);
  const { answer } = useAsyncValue(shopHref(`/fragments/${name}`), read);
  useEffect(() => {
    if (answer && host.current) answer.putInto(host.current);
  }, [answer]);
  return <div className="identity__document" ref={host} />;
}
