import type { BrowserContext, Request } from '@playwright/test';
import { isRecord } from '../../../domain/record.ts';

/** Where the stand-in of the tag manager sends each event. */
export const TAG_HOST = 'collect.example.com';
export const TAG_SETTINGS = {
  TAG_MANAGER_PROVIDER: 'gtm',
  GTM_CONTAINER_ID: 'GTM-AB12CD3',
  GTM_TAG_HOSTS: TAG_HOST,
};

/** Behaves like a container with one tag: sends every item of the data layer, those from before it too. */
const TAG_MANAGER = `
(() => {
  const send = (item) => navigator.sendBeacon('https://${TAG_HOST}/collect', JSON.stringify(item));
  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  layer.forEach(send);
  layer.push = (...items) => { items.forEach(send); return push(...items); };
  window.google_tag_manager = {};
})();`;

export interface SentRequest {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
  /** Of an event of the data layer: its name. */
  readonly event: string | undefined;
}

function eventOf(body: string): string | undefined {
  try {
    const item: unknown = JSON.parse(body);
    return isRecord(item) && typeof item['event'] === 'string' ? item['event'] : undefined;
  } catch {
    return undefined;
  }
}

async function toSent(request: Request): Promise<SentRequest> {
  const headers = Object.entries(await request.allHeaders()).map((pair) => pair.join(': '));
  const body = request.postDataBuffer()?.toString('utf8') ?? '';
  return { url: request.url(), headers: headers.join('\n'), body, event: eventOf(body) };
}

/** Answers the tag manager and its tags, and records every request that a browser sends to others than the shop. */
export async function recordTags(
  context: BrowserContext,
  shop: string,
): Promise<() => Promise<readonly SentRequest[]>> {
  const sent: Promise<SentRequest>[] = [];
  await context.route(/^https:/, (route) => {
    const isTagManager = route.request().url().includes('googletagmanager.com');
    return route.fulfill({ contentType: 'text/javascript', body: isTagManager ? TAG_MANAGER : '' });
  });
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== shop) sent.push(toSent(request));
  });
  return () => Promise.all(sent);
}
