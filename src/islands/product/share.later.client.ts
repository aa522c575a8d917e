interface Shared {
  readonly title: string;
  readonly url: string;
}

/** The page's product in the colour that is shown: a size is the visitor's own. */
function sharedOf(element: HTMLElement): Shared {
  const url = new URL(location.pathname, location.href);
  const color = new URLSearchParams(location.search).get('color');
  if (color !== null) url.searchParams.set('color', color);
  return { title: element.dataset['name'] ?? document.title, url: url.href };
}

const mailAddress = ({ title, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Without a secure connection, or a permission, a browser has no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the link, writes the mail's link and, where the browser can share, offers its own dialog: the summary opens that
 * one at once. What came of it is announced in the element.
 */
export function attach(element: HTMLElement): void {
  const [copy, mail, native] = ['[data-copy]', '[data-mail]', '[data-native]'].map((selector) =>
    element.querySelector<HTMLElement>(selector),
  );
  if (element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';
  const announce = (name: 'copied' | 'failed' | 'shared') => {
    const status = element.querySelector('[role="status"]');
    if (status) status.textContent = element.dataset[name] ?? '';
  };
  const open = () => element.toggleAttribute('open', true);
  const writeMail = () => mail?.setAttribute('href', mailAddress(sharedOf(element)));
  element.addEventListener('toggle', writeMail);
  writeMail();
  copy?.addEventListener('click', async () => announce((await copyText(sharedOf(element).url)) ? 'copied' : 'failed'));
  if (typeof navigator.share !== 'function') return;
  const share = async () => {
    try {
      await navigator.share(sharedOf(element));
    } catch (cause) {
      // Closing the dialog is no error; where it did not open, the element offers the rest.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) open();
      return;
    }
    open();
    announce('shared');
  };
  if (native) native.hidden = false;
  native?.addEventListener('click', () => void share());
  element.querySelector('summary')?.addEventListener('click', (event) => {
    if (element.hasAttribute('open')) return;
    event.preventDefault();
    void share();
  });
}
