import { atom, computed } from 'nanostores';
import type { Pointer } from '../../lib/json-pointer.ts';
import { callEditors, listOf, memberOf } from './editor-api.ts';
import { $editing, pathOf } from './document.ts';

interface Checked {
  readonly document: unknown;
  /** What is wrong, by its place from the document's root. */
  readonly issues: ReadonlyMap<string, string>;
}

const $checked = atom<Checked | undefined>();

/** What visitors would miss, at the fields where it is written: links, files and products that there are not. */
export const $issues = computed($checked, (checked) => checked?.issues);

/** What the forms themselves say, or the checker of the page, is not said twice. */
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
/** After the last change, in milliseconds. */
const PAUSE = 500;

/** Has the document checked whenever it was changed. Answers what ends that. */
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

/** An answer that comes after another change tells of a document that is no more. */
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

/** What is wrong at a place of the document that is edited. */
export function issueAt(issues: ReadonlyMap<string, string> | undefined, pointer: Pointer): string | undefined {
  return issues?.get(pointer.join('.'));
}
