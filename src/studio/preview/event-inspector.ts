import type { PushedEvent } from '../../lib/measurement/event-list.ts';
import { parseJson } from '../../lib/storage/stored-value.ts';
import { isRecord } from '../../../domain/record.ts';
import { createElement } from '../checker/panel/element.ts';
import { TOOL_MARK } from '../lib/checker-report.ts';
import { jsonSchemaErrors, type JsonSchema } from '../lib/json-schema-errors.ts';
import stylesheet from './event-inspector.css?inline';
import { EVENT_SCHEMAS_ID } from './event-schemas-id.ts';

/** Events of one page that are listed; the first ones leave the list. */
const MAX_EVENTS = 200;

function readSchemas(): Readonly<Record<string, JsonSchema>> {
  const schemas = parseJson(document.getElementById(EVENT_SCHEMAS_ID)?.textContent);
  // Written by `EventSchemas.astro`.
  return isRecord(schemas) ? (schemas as Readonly<Record<string, JsonSchema>>) : {};
}

function createEntry(event: PushedEvent, errors: readonly string[]): HTMLLIElement {
  const { event: name, event_category: category } = event;
  return createElement(
    'li',
    {},
    createElement(
      'details',
      {},
      createElement('summary', errors.length > 0 ? { class: 'error' } : {}, `${name} (${category})`),
      ...errors.map((error) => createElement('p', { class: 'error' }, error)),
      createElement('pre', {}, JSON.stringify(event, undefined, 2)),
    ),
  );
}

/**
 * Lists the events of the data layer below the page as they happen, with the errors of their fields (docs/measurement.md).
 * In the workspace the page is in a frame, and the list is left out.
 */
export function startEventInspector(): void {
  const schemas = readSchemas();
  const summary = createElement('summary', {}, 'Events: 0');
  const list = createElement('ol');
  const host = createElement('div', { attributes: { [TOOL_MARK]: 'events', lang: 'en' } });
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesheet);
  root.adoptedStyleSheets = [styles];
  root.append(
    createElement('aside', { attributes: { 'aria-label': 'Events' } }, createElement('details', {}, summary, list)),
  );
  let [count, wrong] = [0, 0];
  document.addEventListener('measurement', ({ detail }) => {
    const schema = schemas[detail.event];
    const errors = schema ? jsonSchemaErrors(detail, schema) : [`${detail.event} is not in the event list`];
    count += 1;
    wrong += errors.length > 0 ? 1 : 0;
    summary.textContent = wrong > 0 ? `Events: ${count}, ${wrong} with errors` : `Events: ${count}`;
    list.prepend(createEntry(detail, errors));
    if (list.childElementCount > MAX_EVENTS) list.lastElementChild?.remove();
    if (!host.isConnected) document.body.append(host);
  });
}
