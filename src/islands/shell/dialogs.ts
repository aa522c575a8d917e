import { toastOffline } from './toast-loader.ts';

/** What shows dialogs is fetched when one is wanted: by the address (`#modal=…`, `#panel=…`) or by a script (`openDialog`). */
export function startDialogs(): void {
  const load = () => import('../dialogs/host.ts').catch(toastOffline);
  const follow = () => /^#(modal|panel)=/.test(location.hash) && load();
  addEventListener('dialog', load);
  addEventListener('hashchange', follow);
  follow();
}
