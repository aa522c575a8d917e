const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Turns a list of links to panels into tabs (ARIA APG, tabs with automatic activation). */
export function attach(element: HTMLElement): void {
  const list = element.querySelector('ul');
  const tabs = [...(list?.querySelectorAll('a') ?? [])];
  if (list === null || tabs.length === 0 || element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';
  const isVertical = getComputedStyle(list).flexDirection === 'column';
  describe(list, tabs, isVertical);

  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panelOf(tab);
      if (panel !== null) panel.hidden = !isChosen;
    }
  };

  list.addEventListener('click', (event) => {
    const { target } = event;
    const tab = tabs.find((candidate) => target instanceof Node && candidate.contains(target));
    if (tab === undefined) return;
    event.preventDefault();
    select(tab);
    tab.focus();
  });
  list.addEventListener('keydown', (event) => {
    const next =
      KEYS.includes(event.key) &&
      tabs[neighbour(tabs.indexOf(document.activeElement as HTMLAnchorElement), event.key, tabs.length)];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  const first = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
  if (first) select(first);
}

function describe(list: HTMLElement, tabs: readonly HTMLAnchorElement[], isVertical: boolean): void {
  list.role = 'tablist';
  if (isVertical) list.ariaOrientation = 'vertical';
  for (const tab of tabs) {
    const panel = panelOf(tab);
    if (panel === null) continue;
    tab.id = `${panel.id}-tab`;
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    tab.closest('li')?.setAttribute('role', 'presentation');
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', tab.id);
  }
}

function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(tab.hash.slice(1));
}

function neighbour(from: number, key: string, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (from + (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1) + count) % count;
}
