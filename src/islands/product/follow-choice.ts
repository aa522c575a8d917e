/** What the server renders differently for another choice. */
const PARTS = ['[data-product-price]', '[data-stock]', '.product__gallery'];

let asking: AbortController | undefined;

function addressOf(form: HTMLFormElement): string {
  const url = new URL(location.href);
  for (const name of ['color', 'size']) {
    const value = new FormData(form).get(name);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url.href;
}

function swapParts(page: Document): void {
  for (const selector of PARTS) {
    const current = document.querySelector(selector);
    const fresh = page.querySelector(selector);
    if (current && fresh && !current.isEqualNode(fresh)) current.replaceWith(document.adoptNode(fresh));
  }
}

/** Which options the new choice leaves available; the radios themselves stay, and with them the focus. */
function markOptions(form: HTMLFormElement, page: Document): void {
  for (const label of form.querySelectorAll('[data-option] label')) {
    const { name, value } = label.querySelector('input') ?? {};
    const fresh = page.querySelector(`[data-product-form] input[name="${name}"][value="${CSS.escape(value ?? '')}"]`);
    if (fresh?.parentElement) label.className = fresh.parentElement.className;
  }
}

async function readPage(address: string, signal: AbortSignal): Promise<Document | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
  } catch (error) {
    // Overtaken by another choice, or offline: the address and the choice still stand.
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Puts the choice into the address (contract 2) and shows the server's own rendering of it. */
export async function followChoice(form: HTMLFormElement): Promise<void> {
  const address = addressOf(form);
  history.replaceState(history.state, '', address);
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const page = await readPage(address, signal);
  if (!page || signal.aborted) return;
  swapParts(page);
  markOptions(form, page);
}
