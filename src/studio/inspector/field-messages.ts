import { valueAt, type Pointer } from '../../lib/json-pointer.ts';
import type { Field } from '../lib/section-fields.ts';
import type { OutlineIssue } from '../../cms/preview/preview-info.ts';

/** What to do about a field that a section cannot do without and that is empty: “Write a title.” */
export function askFor({ kind, label }: Field): string {
  if (kind === 'products') return 'Choose a product.';
  if (kind === 'link-target') return 'Write an address.';
  if (kind === 'list' || kind === 'sections') return `Add an entry to ${lower(label)}.`;
  const verb = kind === 'picture' || kind === 'choice' || kind === 'category' ? 'Choose' : 'Write';
  return `${verb} ${withArticle(label)}.`;
}

/** What is wrong with a field, in an editor's words. */
export function describeFieldIssue(field: Field, value: unknown, reason: string): string {
  return field.isRequired && isEmpty(value) ? askFor(field) : reason;
}

/** The same for the section as a whole, by the field that is wrong; `fields` are those of its content. */
export function describeSectionIssue(
  { field: path, reason }: OutlineIssue,
  fields: readonly Field[],
  item: unknown,
): string {
  const [part, ...at] = path?.split('.') ?? [];
  const field = part === 'content' ? fieldAt(fields, at) : undefined;
  return field === undefined ? reason : describeFieldIssue(field, valueAt(item, ['content', ...at]), reason);
}

function fieldAt(fields: readonly Field[], [name, ...rest]: Pointer): Field | undefined {
  const field = fields.find((one) => one.name === name);
  if (field === undefined || rest.length === 0) return field;
  const [, ...below] = rest;
  if (field.entry === undefined) return fieldAt(field.fields ?? [], rest);
  return below.length === 0 ? field.entry : fieldAt(field.entry.fields ?? [], below);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Labels that name no single thing take none. */
function withArticle(label: string): string {
  const phrase = lower(label);
  const [noun = ''] = phrase.split(/ (?:for|in|of|that|who|while|before|below|to|with|from) /);
  if (/(^|\s)text$/.test(noun) || (/[^siu]s$/.test(noun) && !noun.endsWith('address'))) return phrase;
  return `${/^[aeio]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** Abbreviations stay as they are. */
function lower(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
