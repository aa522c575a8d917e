const loading = new Map<string, Promise<unknown>>();

function load(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  // Without its stylesheet a dialog is unstyled but usable.
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** Loads the stylesheets that are not on the page yet, each once. */
export async function loadStylesheets(hrefs: readonly string[] = []): Promise<void> {
  for (const href of hrefs) if (!loading.has(href)) loading.set(href, load(href));
  await Promise.all(hrefs.map((href) => loading.get(href)));
}
