import type { Report } from '../../lib/checker-report.ts';
import type { CheckerHost } from './checker-host.ts';
import { createButton, createElement } from './element.ts';
import { createFilterForm } from './filter-form.ts';
import { groupsOf, NO_FILTER } from './filters.ts';
import { emptyList, findingList, questionList, type Show } from './finding-list.ts';
import type { Highlight } from './highlight.ts';
import { reportActions } from './report-actions.ts';
import { summaryOf } from './report-text.ts';

export interface Panel {
  isOpen(): boolean;
  open(takesFocus: boolean): void;
  /** Shows one section's findings only. */
  openFor(sectionPath: string): void;
  close(): void;
  showBusy(): void;
  showError(): void;
  showReport(report: Report): void;
}

interface PanelNeeds {
  readonly run: () => void;
  readonly highlight: Highlight;
}

const FAILED = 'The page could not be checked. Reload it and check again; if that does not help, tell the developers.';

/** The list of findings beside the page: not modal, so that the page can be used while it is open. */
export function createPanel(host: CheckerHost, { run, highlight }: PanelNeeds): Panel {
  const heading = createElement('h2', { class: 'title', attributes: { tabindex: '-1' } }, 'Accessibility');
  const setOpen = (isOpen: boolean): void => {
    frame.hidden = !isOpen;
    frame.classList.remove('is-aside');
    host.toggle.setAttribute('aria-expanded', String(isOpen));
    host.rememberOpen(isOpen);
  };
  const close = (): void => {
    setOpen(false);
    highlight.hide();
    host.toggle.focus();
  };
  const open = (takesFocus: boolean): void => {
    setOpen(true);
    if (takesFocus) heading.focus();
  };
  const show: Show = (finding, from) => {
    frame.classList.add('is-aside');
    highlight.show(finding, () => {
      frame.classList.remove('is-aside');
      // A new report has made the list anew.
      (from.isConnected ? from : heading).focus();
    });
  };
  const { elements, setSection, ...body } = createBody(run, show);
  const head = createElement('div', { class: 'head' }, heading, createButton('Close', close));
  const frame = createElement('div', { class: 'panel', attributes: { hidden: true } }, head, ...elements);
  frame.addEventListener('keydown', (event) => closeOnEscape(event, close));
  host.region.append(frame);
  return {
    ...body,
    isOpen: () => !frame.hidden,
    open,
    openFor: (section) => {
      highlight.hide();
      setSection(section);
      open(true);
    },
    close,
  };
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

type PanelBody = Pick<Panel, 'showBusy' | 'showError' | 'showReport'> & {
  readonly elements: readonly HTMLElement[];
  setSection(path: string): void;
};

/** What stands in the panel below its title: state, actions, filters and the findings that pass them. */
function createBody(run: () => void, show: Show): PanelBody {
  let report: Report | undefined;
  const status = createElement('p', { class: 'status', attributes: { role: 'status' } });
  const list = createElement('div', { class: 'list' });
  const showList = (): void => {
    if (report === undefined) return;
    const groups = groupsOf(report, filters.value());
    const found = report.findings.length === 0 ? emptyList() : findingList(groups, show);
    list.replaceChildren(found, questionList(report.questions, show));
  };
  const announce = (message: string): void => {
    status.textContent = message;
  };
  const setBusy = (isBusy: boolean): void => {
    list.toggleAttribute('data-busy', isBusy);
  };
  const filters = createFilterForm(showList);
  const again = createButton('Check again', run, { class: 'button button--primary' });
  const actions = createElement('div', { class: 'actions' }, again, ...reportActions(() => report, announce));
  return {
    elements: [status, actions, filters.form, list],
    setSection: (section) => filters.set({ ...NO_FILTER, section }),
    showBusy: () => {
      announce('Checking the page …');
      setBusy(true);
    },
    showError: () => {
      announce(FAILED);
      setBusy(false);
    },
    showReport: (fresh) => {
      report = fresh;
      announce(`${summaryOf(fresh)} Checked at ${fresh.width} px, ${fresh.theme}.`);
      setBusy(false);
      filters.showChoices(fresh);
      showList();
    },
  };
}
