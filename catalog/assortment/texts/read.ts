import { readFileSync } from 'node:fs';
import type { SourceCopy } from '../source.ts';

/**
 * The texts of products in one language: `## slug | Name`, then a paragraph a line and the points as a list. A product whose
 * source has the texts already may have only its name here.
 */
export function readTexts(language: string): ReadonlyMap<string, SourceCopy> {
  const file = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8');
  const entries = file
    .trim()
    .split(/\n*^## /m)
    .filter(Boolean);
  return new Map(entries.map(readEntry));
}

function readEntry(entry: string): [slug: string, copy: SourceCopy] {
  const [heading = '', ...lines] = entry.split('\n').filter((line) => line.trim() !== '');
  const [slug = '', name] = heading.split(' | ');
  const isPoint = (line: string) => line.startsWith('- ');
  return [
    slug,
    {
      ...(name !== undefined && { name }),
      text: lines.filter((line) => !isPoint(line)),
      points: lines.filter(isPoint).map((line) => line.slice(2)),
    },
  ];
}
