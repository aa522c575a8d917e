import type { BenchItem } from './content.ts';

/** The limit of rendering: the same content as a page, by template literals, escaped, without any framework. */
export function renderPage(items: readonly BenchItem[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title></head><body><main>${items
    .map(renderItem)
    .join('')}</main></body></html>`;
}

function renderItem({ type, id, variant, content }: BenchItem): string {
  return `<section data-section-type="${type}" data-section-id="${id}" data-section-variant="${variant}">${renderFields(content)}</section>`;
}

function renderFields(content: object): string {
  return Object.entries(content)
    .map(([name, value]) => renderField(name, value))
    .join('');
}

function renderField(name: string, value: unknown): string {
  if (Array.isArray(value)) return `<ul>${value.map((entry) => `<li>${renderField(name, entry)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null) return renderObject(value);
  if (typeof value !== 'string') return '';
  if (name === 'html') return value;
  return name === 'title' ? `<h2>${escapeText(value)}</h2>` : `<p>${escapeText(value)}</p>`;
}

function renderObject(value: object): string {
  if ('src' in value && 'alt' in value) {
    return `<img src="${escapeText(String(value.src))}" alt="${escapeText(String(value.alt))}" loading="lazy">`;
  }
  if ('href' in value && 'label' in value) {
    return `<a href="${escapeText(String(value.href))}">${escapeText(String(value.label))}</a>`;
  }
  return renderFields(value);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
