import type { PageViewTrigger } from '../../lib/measurement/event-list.ts';
import type { PageArea } from '../../lib/measurement/page-context.ts';
import { followConsent } from '../../stores/core/consent.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { ConsentGate } from '../feature.ts';
import type { CollectorDeps, PageContext } from './collector.ts';
import { createDataLayer } from './data-layer.ts';
import { createMemory, storedEvents } from './memory.ts';
import { createSender, type DataLayer, type Sender } from './sender.ts';
import { followUser } from './user-data.ts';

/** The user agent of the web view in the shop's mobile app. Here, because browsers load this file late. */
const MOBILE_APP = /\bAisleApp\//;
/** Milliseconds from an event to its push where scripts are offloaded. */
const OFFLOADING_DELAY = 500;
const NOTICE = 'No tag manager is configured (TAG_MANAGER_PROVIDER): events are not pushed.';

/** Written by `Markup.astro`. */
function contextOf({ dataset }: HTMLElement): PageContext {
  return {
    routeName: dataset['route'] ?? '',
    pageKind: dataset['kind'] ?? '',
    place: dataset['place'] as PageArea | undefined,
    path: dataset['path'] ?? location.pathname,
    currency: dataset['currency'] ?? '',
    channel: MOBILE_APP.test(navigator.userAgent) ? 'MAPP' : 'ECOMM',
  };
}

/** Editors see the events of a preview (`src/studio/preview/event-inspector.ts`); nobody counts them. */
const PREVIEW_LAYER: DataLayer = { push: () => undefined, remove: () => undefined, isRead: () => true };

function layerOf(provider: string): DataLayer | undefined {
  if (pageData().mode === 'preview') return PREVIEW_LAYER;
  return provider === 'none' ? undefined : createDataLayer(provider);
}

/**
 * The data layer of the page (docs/measurement.md): the page view first, then what the collectors see. They watch from the
 * start; before the visitor's consent to C0002 their events wait in this page, and nothing is stored.
 */
export function start(element: HTMLElement, { allows }: ConsentGate): void {
  const { provider = 'none', offloads } = element.dataset;
  const layer = layerOf(provider);
  if (!layer) return console.info(NOTICE);
  const page = contextOf(element);
  const delay = offloads === undefined ? 0 : OFFLOADING_DELAY;
  const sender = createSender({ layer, delay, pageName: page.routeName, stored: storedEvents });
  const memory = createMemory(() => allows('C0002'));
  const { locale, siteId, country, region } = pageData();
  const viewPage = (trigger: PageViewTrigger) => {
    const { currency: _, ...shown } = page;
    sender.push({ event: 'page-data', trigger, ...shown, locale, siteId, country, region });
  };
  viewPage('load');
  const deps: CollectorDeps = { push: sender.push, page, memory, viewPage };
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    viewPage('back-forward');
    sender.resume();
  });
  followPermission(deps, sender, viewPage);
  void import('./collectors.ts').then(({ startCollectors }) => startCollectors(deps));
}

function followPermission(deps: CollectorDeps, sender: Sender, viewPage: (trigger: 'consent') => void): void {
  let wasDenied = false;
  let stopUser: (() => void) | undefined;
  const granted = () => {
    sender.open();
    if (wasDenied) viewPage('consent');
    deps.memory.save();
    stopUser = followUser(deps);
  };
  const denied = () => {
    wasDenied = true;
    sender.close();
    stopUser?.();
  };
  followConsent('C0002', granted, denied);
}
