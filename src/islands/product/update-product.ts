/** What the server renders differently for another choice; every page of the product has all of these parts. */
const PARTS = '[data-part]';
const RADIOS = '[data-option] input';

interface Following {
  readonly address: string;
  readonly done: Promise<void>;
  readonly abort: AbortController;
}

let following: Following | undefined;

function addressOf(form: HTMLFormElement): string {
  const url = new URL(location.href);
  const chosen = new FormData(form);
  for (const name of ['color', 'size']) {
    const value = chosen.get(name);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url.href;
}

function swapParts(page: Document): void {
  const fresh = page.querySelectorAll(PARTS);
  document.querySelectorAll(PARTS).forEach((current, index) => {
    const next = fresh[index];
    if (next && !current.isEqualNode(next)) current.replaceWith(next);
  });
}

/**
 * The radios stay, and with them the focus; their links and availability are updated from the server's page, which may choose the shopper's own size
 * where none was chosen.
 */
function updateOptions(form: HTMLFormElement, page: Document): void {
  const fresh = Array.from(page.querySelectorAll<HTMLInputElement>(`[data-product-form] ${RADIOS}`));
  const chosen = new FormData(form);
  for (const radio of form.querySelectorAll<HTMLInputElement>(RADIOS)) {
    const same = fresh.find(({ name, value }) => name === radio.name && value === radio.value);
    if (same?.checked && !chosen.has(radio.name)) radio.checked = true;
    radio.defaultChecked = radio.checked;
    if (same?.dataset.productId) radio.dataset.productId = same.dataset.productId;
    else delete radio.dataset.productId;
    if (radio.parentElement && same?.parentElement) radio.parentElement.className = same.parentElement.className;
    updateUnits(radio, same);
  }
}

/** How many are left differs by colour. */
function updateUnits(radio: HTMLInputElement, same: HTMLInputElement | undefined): void {
  const fresh = same?.parentElement?.querySelector('.choice__left');
  const described = same?.getAttribute('aria-describedby') ?? null;
  radio.parentElement?.querySelector('.choice__left')?.remove();
  if (fresh) radio.parentElement?.append(fresh);
  if (described === null) radio.removeAttribute('aria-describedby');
  else radio.setAttribute('aria-describedby', described);
}

async function show(form: HTMLFormElement, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  signal.throwIfAborted();
  swapParts(page);
  updateOptions(form, page);
}

/**
 * Writes the choice to the address (docs/contract.md#urls) and shows the server's rendering of it; concurrent calls for the same
 * choice share one request. Rejects where the server fails or another choice was made meanwhile.
 */
export function followChoice(form: HTMLFormElement): Promise<void> {
  const address = addressOf(form);
  if (following?.address === address) return following.done;
  history.replaceState(history.state, '', address);
  following?.abort.abort();
  const abort = new AbortController();
  const done = show(form, address, abort.signal);
  following = { address, done, abort };
  done.catch(() => {
    if (following?.done === done) following = undefined;
  });
  return done;
}
