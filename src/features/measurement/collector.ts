import type { Channel } from '../../lib/measurement/channel.ts';
import type { MeasuredEvent } from '../../lib/measurement/event-list.ts';
import type { PageArea } from '../../lib/measurement/page-context.ts';
import type { Memory } from './memory.ts';

/** What the server says of the page, in the feature's element (`Markup.astro`). */
export interface PageContext {
  readonly routeName: string;
  readonly pageKind: string;
  readonly place: PageArea | undefined;
  readonly path: string;
  readonly currency: string;
  readonly channel: Channel;
}

export interface CollectorDeps {
  readonly push: (event: MeasuredEvent) => void;
  readonly page: PageContext;
  readonly memory: Memory;
  /** Counts a page view without a load. */
  readonly viewPage: (trigger: 'list' | 'checkout-step') => void;
}

/** Watches the page from outside, for as long as the page is there. */
export type Collector = (deps: CollectorDeps) => void;

/** The mini cart lies on top of every other place. */
export function currentPlace({ place }: PageContext): PageArea | undefined {
  const isMiniCart = document.getElementById('mini-cart')?.matches(':popover-open, [open]') === true;
  return isMiniCart ? 'miniCart' : place;
}
