import {
  EDIT_MARK,
  PREVIEW_INFO_ID,
  type OutlineItem,
  type PreviewInfo,
  type RenderedSection,
} from '../../cms/preview/preview-info.ts';
import { onPreview, dispatchPreviewEvent } from '../lib/preview-events.ts';
import { listenToChanges } from '../stores/document-changes.ts';
import { framedHref } from './frame.ts';
import { morphTo, rememberPage } from './morph.ts';
import { addStylesheets, showRules } from './stylesheets.ts';

/** The parts of a page that are rendered from documents, in order. */
const LANDMARKS = ['header', 'main', 'footer'] as const;
/** Debounces listeners that process the whole page. */
const PAUSE = 300;

let isFetching = false;
let isStale = false;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Updates a previewed page in place when its documents change. Must run before any script changes the page. */
export function startLive(): void {
  const status = statusOfPage();
  for (const part of document.querySelectorAll(LANDMARKS.map((name) => `body > ${name}`).join())) rememberPage(part);
  listenToChanges(() => void refresh(status), readInfo()?.change);
  onPreview(document, 'preview:section', (section) => void showSection(section));
}

function statusOfPage(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : 200;
}

/** One refresh at a time; a change during one triggers another afterwards. */
async function refresh(status: number): Promise<void> {
  isStale = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (isStale) {
      isStale = false;
      await fetchPage(status);
    }
  } finally {
    isFetching = false;
  }
}

async function fetchPage(status: number): Promise<void> {
  const answer = await fetch(framedHref()).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return;
  if (answer.status !== status || answer.redirected) return location.replace(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  clearTimeout(pause);
  await addStylesheets([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href));
  showRules('page', page.querySelector('head > style')?.textContent ?? '');
  for (const part of LANDMARKS) showPart(part, page);
  document.title = page.title;
  writeInfo(page.getElementById(PREVIEW_INFO_ID)?.textContent ?? '');
  dispatchPreviewEvent(document, 'preview:changed', { cause: 'page' });
}

function showPart(name: (typeof LANDMARKS)[number], page: Document): void {
  const live = document.querySelector(`body > ${name}`);
  const wanted = page.querySelector(`body > ${name}`);
  if (live && wanted) morphTo(live, wanted);
  else if (live) live.remove();
  else if (wanted) {
    const fresh = document.importNode(wanted, true);
    rememberPage(fresh);
    document.querySelector('body > main')?.[name === 'header' ? 'before' : 'after'](fresh);
  }
}

let latest = 0;

/** The last requested section is shown, also when an earlier one still waits for its stylesheets. */
async function showSection({ html, sheets: stylesheets, css, outline }: RenderedSection): Promise<void> {
  latest += 1;
  const sequence = latest;
  const loading = addStylesheets(stylesheets);
  if (loading) await loading;
  if (sequence !== latest) return;
  const live = document.querySelector(`[${EDIT_MARK}="${CSS.escape(outline.path)}"]`);
  const wanted = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  if (!live || !wanted) return;
  showRules(outline.path, css);
  morphTo(live, wanted);
  clearTimeout(pause);
  pause = setTimeout(() => {
    writeOutline(outline);
    dispatchPreviewEvent(document, 'preview:changed', { cause: 'section' });
  }, PAUSE);
}

function writeOutline(outline: OutlineItem): void {
  const info = readInfo();
  if (!info) return;
  const put = (item: OutlineItem): OutlineItem =>
    item.path === outline.path && item.id === outline.id
      ? { ...outline, source: item.source }
      : { ...item, children: outline.path.startsWith(item.path) ? item.children.map(put) : item.children };
  const documents = info.documents.map((document) => ({
    ...document,
    slots: document.slots.map(({ slot, items }) => ({ slot, items: items.map(put) })),
  }));
  writeInfo(JSON.stringify({ ...info, documents }));
}

function readInfo(): PreviewInfo | undefined {
  const text = document.getElementById(PREVIEW_INFO_ID)?.textContent;
  return text ? (JSON.parse(text) as PreviewInfo) : undefined; // the page's own
}

function writeInfo(text: string): void {
  const element = document.getElementById(PREVIEW_INFO_ID);
  if (element) element.textContent = text;
}
