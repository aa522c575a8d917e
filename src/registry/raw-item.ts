import type { z } from 'zod';
import { valueAt } from '../lib/json-pointer.ts';
import { describeSchemaIssue } from '../cms/sections/issue-messages.ts';
import type { SkippedItem } from './compiled.ts';

/** Why an item of a document is left out, and by which of its fields. */
export type ItemIssue = Pick<SkippedItem, 'reason' | 'field'>;

/** The item's own name of itself, for logs. */
export function rawField(raw: unknown, name: 'type' | 'id'): unknown {
  const value = typeof raw === 'object' && raw !== null ? Object.getOwnPropertyDescriptor(raw, name)?.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function contentField(item: unknown, name: string): unknown {
  if (typeof item !== 'object' || item === null || !('content' in item)) return undefined;
  const { content } = item;
  return typeof content === 'object' && content !== null
    ? Object.getOwnPropertyDescriptor(content, name)?.value
    : undefined;
}

/** Whether it may hold the page's heading. */
export function hasTitle(item: unknown): boolean {
  const title = contentField(item, 'title');
  return typeof title === 'string' && title.trim() !== '';
}

/** Whether it may hold the page's first picture. */
export function hasImage(item: unknown): boolean {
  if (['image', 'images', 'video'].some((name) => contentField(item, name) !== undefined)) return true;
  const children = contentField(item, 'sections');
  return (
    Array.isArray(children) &&
    children.length < 100 &&
    children.some((child) => contentField(child, 'image') !== undefined)
  );
}

/** The first issue in an editor's words, with the field's place in the item; `value` is what was checked. */
export function itemIssueOf({ issues: [issue] }: z.ZodError, value: unknown, within?: string): ItemIssue {
  if (issue === undefined) return { reason: 'It cannot be read.' };
  const fieldPath = issue.path.map(String).join('.');
  const { wrong, advice } = describeSchemaIssue(issue, valueAt(value, issue.path.map(String)));
  const whole = [within, fieldPath].filter(Boolean).join('.');
  return {
    reason: `${fieldPath ? `“${fieldPath}”` : 'It'} ${wrong}. ${advice}`,
    ...(whole === '' ? {} : { field: whole }),
  };
}
