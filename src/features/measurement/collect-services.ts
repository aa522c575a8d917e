import { isRecord } from '../../../domain/record.ts';
import type { MeasuredEvent } from '../../lib/measurement/event-list.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { isFailed, operationOf, watchCalls } from './calls.ts';
import type { Collector, CollectorDeps } from './collector.ts';

type ChatEvent = Extract<MeasuredEvent, { event: 'chat' }>['chatEvent'];

const CHAT_EVENTS: readonly ChatEvent[] = [
  'displayed',
  'started',
  'closed',
  'agentTransferCompleted',
  'chatbotEngaged',
];

/** Listens to a custom event of the document; its details come from other features. */
function listen(name: string, run: (detail: Readonly<Record<string, unknown>>) => void): void {
  document.addEventListener(name, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isRecord(detail)) run(detail);
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function followPopups({ push }: CollectorDeps): void {
  const report = (event: 'popup_show' | 'popup_close') => (detail: Readonly<Record<string, unknown>>) =>
    push({
      event,
      id: textOf(detail['id']),
      name: textOf(detail['name']),
      class: detail['class'] === 'Newsletter' ? 'Newsletter' : 'Account',
    });
  listen('popup/open', report('popup_show'));
  listen('popup/close', report('popup_close'));
}

function followChat({ push }: CollectorDeps): void {
  listen('chat', ({ event }) => {
    const chatEvent = CHAT_EVENTS.find((one) => one === event);
    if (chatEvent) push({ event: 'chat', chatEvent });
  });
}

/** What was decided of the page's experiences; sections without a decision show the baseline. */
function reportExperiences({ push }: CollectorDeps): void {
  const { experiences = [] } = pageData();
  for (const decision of experiences) push({ event: 'experiment_decision', ...decision });
  const decided = new Set<string | undefined>(experiences.map(({ id }) => id));
  const named = Array.from(
    document.querySelectorAll<HTMLElement>('[data-experience]'),
    ({ dataset }) => dataset['experience'],
  );
  for (const id of new Set(named))
    if (id && !decided.has(id)) push({ event: 'experiment_decision', id, label: id, variant: 'baseline' });
}

const MAX_ERRORS = 20;

function followErrors({ push, page }: CollectorDeps): void {
  let count = 0;
  const report = (event: Omit<Extract<MeasuredEvent, { event: 'error' }>, 'event'>) => {
    count += 1;
    if (count <= MAX_ERRORS) push({ event: 'error', ...event });
  };
  watchCalls((call) => {
    if (isFailed(call)) report({ kind: 'operation', status: call.status, operation: operationOf(call.path) });
  });
  addEventListener('error', (event) => event instanceof ErrorEvent && report({ kind: 'script' }));
  addEventListener('unhandledrejection', () => report({ kind: 'promise' }));
  const status = /^error-(\d{3})$/.exec(page.routeName)?.[1];
  if (status !== undefined) report({ kind: 'page', status: Number(status) });
}

/** What other features of the page report, and what failed. */
export const collectServices: Collector = (deps) => {
  followPopups(deps);
  followChat(deps);
  reportExperiences(deps);
  followErrors(deps);
};
