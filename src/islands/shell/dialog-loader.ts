/** The script of dialogs is fetched on demand: for an address (`#modal=…`, `#panel=…`) or a call of `openDialog`. */
export function startDialogs(): void {
  const load = () => import('./dialog-host.ts');
  const follow = () => location.hash.includes('=') && load();
  addEventListener('dialog', load);
  addEventListener('hashchange', follow);
  follow();
}
