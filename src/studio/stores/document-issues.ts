import { atom, computed } from 'nanostores';
import type { Pointer } from '../../lib/json-pointer.ts';
import { memberOf } from '../../../domain/record.ts';
import { callEditors, listOf } from './editor-api.ts';
import { $editing, pathOf } from './document.ts';

interface Checked {
  readonly document: unknown;
  /** Issue texts by JSON pointer from the document's root. */
  readonly issues: ReadonlyMap<string, string>;
}

const $checked = atom<Checked | undefined>();

/** Broken references by field: links, files and products that do not exist. */
export const $issues = computed($checked, (checked) => checked?.issues);

/** Rules that the forms or the accessibility checker report already. */
const REPORTED_RULES = new Set([
  'link',
  'link-unsafe',
  'dialog',
  'anchor',
  'picture-missing',
  'product',
  'category',
  'reference',
  'seo',
  'dates',
  'parent',
]);
/** Debounce time in milliseconds. */
const PAUSE = 500;

/** Checks the document after each change. Returns a function that stops this. */
export function startChecking(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = $editing.subscribe((editing) => {
    clearTimeout(timer);
    if (editing === undefined || editing.documentId === '') return $checked.set(undefined);
    if ($checked.get()?.document === editing.working) return;
    timer = setTimeout(() => void check(editing.documentId, editing.working), PAUSE);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Ignores a response that arrives after a further change. */
async function check(documentId: string, document: unknown): Promise<void> {
  const { status, body } = await callEditors('POST', `/checks/${pathOf(documentId)}`, { document });
  if (status !== 200 || $editing.get()?.working !== document) return;
  const reported = listOf(body, 'findings').filter((finding) => REPORTED_RULES.has(String(memberOf(finding, 'rule'))));
  const issues = new Map<string, string>();
  for (const finding of reported) {
    const at = String(memberOf(finding, 'place'));
    const text = `${String(memberOf(finding, 'message'))} ${String(memberOf(finding, 'advice'))}`;
    issues.set(at, issues.has(at) ? `${issues.get(at)} ${text}` : text);
  }
  $checked.set({ document, issues });
}

/** Returns the issue at a position of the edited document. */
export function issueAt(issues: ReadonlyMap<string, string> | undefined, pointer: Pointer): string | undefined {
  return issues?.get(pointer.join('.'));
}
