// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { eventSchemas, type PushedEvent } from '../../lib/measurement/event-list.ts';
import { startEventInspector } from './event-inspector.ts';
import { EVENT_SCHEMAS_ID } from './event-schemas-id.ts';

const SCROLL: PushedEvent = { event: 'scroll_depth', event_category: 'Navigation', page_name: 'index', percent: 50 };

function push(detail: PushedEvent): void {
  document.dispatchEvent(new CustomEvent('measurement', { detail }));
}

test('editors see the events of a preview as they happen, with their errors', () => {
  const script = document.createElement('script');
  script.id = EVENT_SCHEMAS_ID;
  script.type = 'application/json';
  script.textContent = JSON.stringify(eventSchemas());
  document.body.append(script);
  startEventInspector();
  const panel = () => document.querySelector('[data-editor-tool="events"]')?.shadowRoot;
  expect(panel()).toBeUndefined();
  push(SCROLL);
  expect(panel()?.querySelector('summary')?.textContent).toBe('Events: 1');
  const wrong: object = { ...SCROLL, percent: 30 };
  push(wrong as PushedEvent); // what the type forbids
  expect(panel()?.querySelector('summary')?.textContent).toBe('Events: 2, 1 with errors');
  const [newest, first] = panel()?.querySelectorAll('li') ?? [];
  expect(newest?.textContent).toContain('percent is not one of 25, 50, 75, 100');
  expect(first?.querySelector('.error')).toBeNull();
});
