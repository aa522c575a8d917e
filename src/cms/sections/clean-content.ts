import { sanitizeRichText } from './sanitize-html.ts';
import { safeHref, safeMediaSrc } from '../site/safe-url.ts';
import { isRecord } from '../../../domain/record.ts';

export interface CleanContext {
  readonly imageHosts: readonly string[];
  /** Rewrites a safe link for the locale. */
  readonly localizeHref: (href: string) => string;
}

type Json = Record<string, unknown>;

/** Deeper values are dropped; section nesting has a limit of its own. */
const DEPTH_LIMIT = 24;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MEDIA_FIELDS = new Set(['src', 'poster', 'captions']);
/** Lists of section items are compiled one by one and cleaned separately. */
const SECTION_LISTS = new Set(['sections']);

const DROP = Symbol('drop');

/**
 * Copies `content` of a section for rendering: `html` fields sanitised, unsafe links dropped (the whole link where it
 * has a label), images of foreign hosts with an empty `src` so that their alternative text shows, nulls removed.
 */
export function cleanContent(content: unknown, context: CleanContext): Json {
  const cleaned = cleanValue(content, context, 0);
  return isRecord(cleaned) ? cleaned : {};
}

function cleanValue(value: unknown, context: CleanContext, depth: number): unknown {
  if (value === null || depth > DEPTH_LIMIT) return DROP;
  if (Array.isArray(value)) {
    return value.map((entry) => cleanValue(entry, context, depth + 1)).filter((entry) => entry !== DROP);
  }
  return isRecord(value) ? cleanObject(value, context, depth) : value;
}

function cleanObject(value: Json, context: CleanContext, depth: number): unknown {
  if (isLink(value) && safeHref(value['href']) === undefined) return DROP;
  const copy: Json = {};
  for (const [key, entry] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) continue;
    const cleaned = cleanField(key, entry, context, depth);
    if (cleaned !== DROP) copy[key] = cleaned;
  }
  return copy;
}

function cleanField(key: string, entry: unknown, context: CleanContext, depth: number): unknown {
  if (SECTION_LISTS.has(key) && Array.isArray(entry)) return entry;
  if (typeof entry !== 'string') return cleanValue(entry, context, depth + 1);
  if (key === 'html') return sanitizeRichText(entry, { rewriteHref: context.localizeHref });
  if (key === 'href') return cleanHref(entry, context);
  if (MEDIA_FIELDS.has(key)) return safeMediaSrc(entry, context.imageHosts) ?? (key === 'src' ? '' : DROP);
  return entry;
}

function cleanHref(entry: string, context: CleanContext): unknown {
  const href = safeHref(entry);
  return href === undefined ? DROP : context.localizeHref(href);
}

/** Whether the value is a link itself (`label` and `href`), as opposed to an entry that also has a link. */
function isLink(value: Json): boolean {
  return 'href' in value && Object.keys(value).every((key) => key === 'href' || key === 'label');
}
