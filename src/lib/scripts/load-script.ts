/** Loads a script of another party into the page, once per address; rejects where it cannot be loaded. */
export function loadScript(src: string, type: 'module' | 'text/javascript' = 'text/javascript'): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { src, type, async: true });
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`The script ${src} cannot be loaded.`));
    });
  });
  loading.set(src, loaded);
  document.head.append(script);
  return loaded;
}

const loading = new Map<string, Promise<void>>();
