import { isReachable } from '../analysis/closed-content.ts';
import type { Finding } from '../../lib/checker-report.ts';
import { EDIT_MARK } from '../../../cms/preview/preview-info.ts';

/** Returns the element of a finding or, where it is gone or not rendered, its section. */
export function elementOf({ selector, sectionPath }: Finding): Element | undefined {
  const found = document.querySelector(selector);
  if (found !== null && isShown(found)) return found;
  const section = sectionPath === undefined ? null : sectionElement(sectionPath);
  return section ?? found ?? undefined;
}

export function sectionElement(path: string): Element | null {
  return document.querySelector(`[${EDIT_MARK}="${CSS.escape(path)}"]`);
}

/** An element in a closed part counts: highlighting it opens the part. */
function isShown(element: Element): boolean {
  return isReachable(element, (one) => one.checkVisibility());
}
