import { loadStylesheets } from '../kit/stylesheets.ts';

export interface Fragment {
  readonly title: string;
  /** Replaces the content of `host` and starts the scripts of the sections. */
  putInto(host: HTMLElement): void;
}

/** Lazy images wait for a script that observes whole pages; a fragment loads its images at once. */
function showImages(root: Element): void {
  for (const source of root.querySelectorAll<HTMLSourceElement>('source[data-set]')) {
    source.srcset = source.dataset.set ?? '';
  }
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) image.src = image.dataset.src ?? '';
}

/**
 * Fetches a document's sections from the server (`src/pages/fragments`); undefined where the document does not exist.
 */
export async function loadFragment(address: string): Promise<Fragment | undefined> {
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The fragment could not be loaded (${answer.status}).`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const body = page.querySelector<HTMLElement>('[data-fragment]');
  if (!body) return undefined;
  const stylesheets = Array.from(
    page.querySelectorAll('link[rel="stylesheet"]'),
    (link) => link.getAttribute('href') ?? '',
  );
  const [{ startBehavior }] = await Promise.all([import('./behaviors.ts'), loadStylesheets(stylesheets)]);
  return {
    title: body.dataset.title ?? '',
    putInto(host) {
      host.replaceChildren(document.adoptNode(body));
      showImages(host);
      for (const element of host.querySelectorAll<HTMLElement>('[data-behavior]')) void startBehavior(element);
    },
  };
}
