/** What shows dialogs is fetched when one is wanted: by the address (`#modal=…`, `#panel=…`) or by a script (`openDialog`). */
export function startDialogs(): void {
  const load = () => import('./dialog-host.ts');
  const follow = () => location.hash.includes('=') && load();
  addEventListener('dialog', load);
  addEventListener('hashchange', follow);
  follow();
}
