import { channelOf } from '../../lib/measurement/channel.ts';
import type { PageViewTrigger } from '../../lib/measurement/event-list.ts';
import type { PageArea } from '../../lib/measurement/page-context.ts';
import { followConsent } from '../../stores/core/consent.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { ConsentGate } from '../feature.ts';
import type { CollectorDeps, PageContext } from './collector.ts';
import { createDataLayer } from './data-layer.ts';
import { createMemory, storedEvents, type Memory } from './memory.ts';
import { createSender, type DataLayer, type Sender } from './sender.ts';

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
    channel: channelOf(navigator.userAgent),
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
  const collecting = import('./collectors.ts');
  const memory = createMemory(
    () => allows('C0002'),
    async (added) => {
      const { shareOrigins } = await collecting;
      if (allows('C0002')) shareOrigins(added);
    },
  );
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
  const followUser = async () => {
    const { startUserData } = await collecting;
    return allows('C0002') ? startUserData(deps) : undefined;
  };
  followPermission({ sender, memory, viewPage }, followUser);
  collecting.then(({ startCollectors }) => startCollectors(deps)).catch(console.error);
}

interface PermittedPage {
  readonly sender: Sender;
  readonly memory: Memory;
  readonly viewPage: (trigger: 'consent') => void;
}

/** `followUser` starts the user data, and returns what stops it. */
function followPermission(
  { sender, memory, viewPage }: PermittedPage,
  followUser: () => Promise<(() => void) | undefined>,
): void {
  let wasDenied = false;
  let stopUser: ReturnType<typeof followUser> | undefined;
  const granted = () => {
    sender.open();
    if (wasDenied) viewPage('consent');
    memory.save();
    stopUser = followUser();
    stopUser.catch(console.error);
  };
  const denied = () => {
    wasDenied = true;
    sender.close();
    stopUser?.then((stop) => stop?.()).catch(console.debug);
  };
  followConsent('C0002', granted, denied);
}
