import type { Report } from '../../lib/checker-report.ts';
import { createElement } from './element.ts';
import { choicesOf, NO_FILTER, type Filter } from './filters.ts';

export interface FilterForm {
  readonly form: HTMLElement;
  value(): Filter;
  set(filter: Filter): void;
  showChoices(report: Report): void;
}

const NAMES = [
  ['impact', 'Impact', 'Every impact'],
  ['source', 'Rules', 'All rules'],
  ['section', 'Section', 'Every section'],
] as const;

/** Filters the report's list. A selected option that a new report no longer has is reset. */
export function createFilterForm(change: () => void): FilterForm {
  const selects = NAMES.map(([name, label, all]) => ({
    name,
    all,
    label,
    select: createElement('select', { class: 'input', on: { change } }, new Option(all, '')),
  }));
  const form = createElement(
    'div',
    { class: 'filters', attributes: { role: 'group', 'aria-label': 'Show only', hidden: true } },
    ...selects.map(({ label, select }) => createElement('label', {}, createElement('span', {}, label), select)),
  );
  const valueOf = (wanted: keyof Filter): string => selects.find(({ name }) => name === wanted)?.select.value ?? '';
  return {
    form,
    value: () => ({ impact: valueOf('impact'), source: valueOf('source'), section: valueOf('section') }),
    set: (filter) => {
      for (const { name, select } of selects) select.value = filter[name];
      change();
    },
    showChoices: (report) => {
      const choices = choicesOf(report);
      form.hidden = report.findings.length === 0;
      for (const { name, all, select } of selects) {
        const selectedValue = select.value;
        select.replaceChildren(
          new Option(all, ''),
          ...choices[name].map(({ value, label }) => new Option(label, value)),
        );
        select.value = choices[name].some(({ value }) => value === selectedValue) ? selectedValue : NO_FILTER[name];
      }
    },
  };
}
