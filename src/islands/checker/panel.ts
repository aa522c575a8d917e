import type { Report } from '../../lib/checker-report.ts';
import { button, element } from './element.ts';
import { createFilterForm } from './filter-form.ts';
import { groupsOf, NO_FILTER } from './filters.ts';
import { emptyList, findingList } from './finding-list.ts';
import type { Highlight } from './highlight.ts';
import type { CheckerHost } from './launcher.ts';
import { reportActions } from './report-actions.ts';
import { summaryOf } from './report-text.ts';

export interface Panel {
  isOpen(): boolean;
  open(takesFocus: boolean): void;
  /** Shows one section's findings only. */
  openFor(sectionPath: string): void;
  close(): void;
  showBusy(): void;
  showFailure(): void;
  showReport(report: Report): void;
}

interface PanelNeeds {
  readonly run: () => void;
  readonly highlight: Highlight;
}

/** The list of findings beside the page: not modal, so that the page can be used while it is open. */
export function createPanel(host: CheckerHost, { run, highlight }: PanelNeeds): Panel {
  let report: Report | undefined;
  const heading = element('h2', { class: 'title', attributes: { tabindex: '-1' } }, 'Accessibility');
  const status = element('p', { class: 'status', attributes: { role: 'status' } });
  const list = element('div', { class: 'list' });
  const showList = (): void => {
    if (report === undefined) return;
    const groups = groupsOf(report, filters.value());
    list.replaceChildren(report.findings.length === 0 ? emptyList() : findingList(groups, show));
  };
  const filters = createFilterForm(showList);
  const actions = reportActions(() => report, (message) => (status.textContent = message));
  const again = button('Check again', run, { class: 'button button--primary' });
  const frame = element(
    'div',
    { class: 'panel', attributes: { hidden: true, id: 'panel' } },
    element('div', { class: 'head' }, heading, button('Close', () => close(), { class: 'button close' })),
    status,
    element('div', { class: 'actions' }, again, ...actions),
    filters.form,
    list,
  );
  host.region.append(frame);
  host.toggle.setAttribute('aria-controls', frame.id);
  const setOpen = (isOpen: boolean): void => {
    frame.hidden = !isOpen;
    host.toggle.setAttribute('aria-expanded', String(isOpen));
    host.rememberOpen(isOpen);
  };
  const close = (): void => {
    setOpen(false);
    highlight.hide();
    host.toggle.focus();
  };
  const show: Parameters<typeof findingList>[1] = (finding, from) => {
    frame.classList.add('is-aside');
    highlight.show(finding, () => {
      frame.classList.remove('is-aside');
      from.focus();
    });
  };
  frame.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  const open = (takesFocus: boolean): void => {
    frame.classList.remove('is-aside');
    setOpen(true);
    if (takesFocus) heading.focus();
  };
  return {
    isOpen: () => !frame.hidden,
    open,
    openFor: (section) => {
      highlight.hide();
      filters.set({ ...NO_FILTER, section });
      open(true);
    },
    close,
    showBusy: () => {
      status.textContent = 'Checking the page …';
      list.setAttribute('aria-busy', 'true');
    },
    showFailure: () => {
      status.textContent = 'The page could not be checked. Reload it and check again; if that does not help, tell the developers.';
      list.removeAttribute('aria-busy');
    },
    showReport: (fresh) => {
      report = fresh;
      status.textContent = `${summaryOf(fresh)} Checked at ${fresh.width} px, ${fresh.theme}.`;
      list.removeAttribute('aria-busy');
      filters.showChoices(fresh);
      showList();
    },
  };
}
