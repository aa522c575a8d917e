import { CHECKER_EVENTS, type Report } from '../lib/checker-report.ts';
import { onPreview, PREVIEW_READY, dispatchPreviewEvent } from '../lib/preview-events.ts';
import { PREVIEW_INFO_ID, type PreviewInfo } from '../../cms/preview/preview-info.ts';
import { parsePreviewAddress } from '../../cms/preview/preview-choices.ts';
import { $isChecking, $shownFinding, checkAsWished, endCheck, forgetReport, acceptReport } from '../stores/findings.ts';
import { followPanelKey } from '../stores/panels.ts';
import { $selects, $frameTarget, $workspace, arriveAt, moveTo, selectSection, showInfo } from '../stores/workspace.ts';

/**
 * Connects the frame with the stores: loads the requested URL, and stores the page's metadata. Returns a function that
 * disconnects it.
 */
export function linkFrame(frame: HTMLIFrameElement, element: number): () => void {
  let page: Document | undefined;
  const nothing = (): void => undefined;
  let leavePage = nothing;

  const arrive = (): void => {
    // A browser's own error page cannot be read.
    const { contentDocument, contentWindow } = frame;
    if (contentDocument?.location.href === 'about:blank') return;
    if (contentDocument !== null && contentDocument === page) return;
    leavePage();
    forgetReport();
    page = contentDocument ?? undefined;
    const shown = contentWindow && page ? parsePreviewAddress(addressOf(contentWindow.location)) : $workspace.get();
    arriveAt(shown, page && readInfo(page));
    leavePage = page && contentWindow ? linkPage(page, contentWindow) : nothing;
    checkAsWished();
  };
  const receive = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === frame.contentWindow && isReady(data)) arrive();
  };
  window.addEventListener('message', receive);
  // A page without the shop's scripts, such as an error page, has no metadata.
  frame.addEventListener('load', arrive);
  const unlink = $frameTarget.subscribe((target) => {
    if (target.element === element) frame.contentWindow?.location.replace(target.address);
  });
  return () => {
    window.removeEventListener('message', receive);
    frame.removeEventListener('load', arrive);
    unlink();
    leavePage();
  };
}

function linkPage(page: Document, { location }: Window): () => void {
  let fromPage: string | undefined;
  let shownSection: string | undefined;
  const show = (section: string | undefined): void => {
    if (section === shownSection) return;
    shownSection = section;
    dispatchPreviewEvent(page, 'preview:show', {
      path: section,
      scrolls: section !== undefined && section !== fromPage,
    });
  };
  const press = (event: KeyboardEvent): void => followPanelKey(event, 'page');
  page.addEventListener('keydown', press);
  const ends = [
    () => page.removeEventListener('keydown', press),
    $selects.subscribe((selects) => dispatchPreviewEvent(page, 'preview:mode', { selects })),
    $workspace.subscribe(({ appearance, section }, before) => {
      if (appearance !== before?.appearance) dispatchPreviewEvent(page, 'preview:appearance', appearance);
      show(section);
    }),
    onPreview(page, 'preview:selected', ({ path }) => {
      fromPage = path;
      selectSection(path);
      fromPage = undefined;
    }),
    onPreview(page, 'preview:moved', () => moveTo(parsePreviewAddress(addressOf(location)))),
    onPreview(page, 'preview:changed', () => showInfo(readInfo(page))),
    linkChecker(page),
  ];
  return () => ends.forEach((end) => end());
}

/** The checker runs in the page and dispatches its report there; its events have the page's classes. */
function linkChecker(page: Document): () => void {
  const receive = (event: Event): void => {
    // Parse boundary: only the checker dispatches this event, in a page of the shop.
    if ('detail' in event) acceptReport(event.detail as Report);
  };
  const handleCheckError = (): void => endCheck({ isFailed: true });
  page.addEventListener(CHECKER_EVENTS.report, receive);
  page.addEventListener(CHECKER_EVENTS.failed, handleCheckError);
  const ends = [
    $isChecking.listen((isChecking) => {
      if (isChecking) page.dispatchEvent(new CustomEvent(CHECKER_EVENTS.run));
    }),
    $shownFinding.listen((detail) => {
      if (detail) page.dispatchEvent(new CustomEvent(CHECKER_EVENTS.show, { detail }));
    }),
    () => page.removeEventListener(CHECKER_EVENTS.report, receive),
    () => page.removeEventListener(CHECKER_EVENTS.failed, handleCheckError),
  ];
  return () => ends.forEach((end) => end());
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === PREVIEW_READY;
}

function readInfo(page: Document): PreviewInfo | undefined {
  const text = page.getElementById(PREVIEW_INFO_ID)?.textContent;
  // Parse boundary: the shop's own page, rendered by `PreviewTools.astro`.
  return text ? (JSON.parse(text) as PreviewInfo) : undefined;
}
