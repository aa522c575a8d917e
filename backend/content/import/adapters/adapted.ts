import { isRecord } from '../../../../domain/record.ts';
/** Result of an adapter for another CMS: documents of docs/contract.md#content-documents, and a list of everything that could not be mapped. */

export interface Unmapped {
  /** Path in the source: names and fields, outermost first. */
  readonly where: string;
  /** What was not mapped: a content type, a field, an address. */
  readonly what: string;
  readonly reason: string;
}

/** A section item as stored in documents. */
export interface SectionItem {
  readonly type: string;
  readonly id: string;
  readonly variant?: string;
  readonly bottomMargins?: Readonly<Record<'small' | 'medium' | 'large', string>>;
  readonly experienceId?: string;
  readonly experiences?: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface AdaptedPage {
  /** Name of the document, which is the page's slug. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly sections: Readonly<Record<'over-image' | 'main' | 'lazy-main', readonly SectionItem[]>>;
}

export interface Adapted {
  readonly pages: readonly AdaptedPage[];
  readonly unmapped: readonly Unmapped[];
}

/** Collects what could not be mapped; `at` returns a collector with a longer path. */
export class Findings {
  readonly list: Unmapped[];
  readonly #path: readonly string[];

  constructor(list: Unmapped[] = [], path: readonly string[] = []) {
    this.list = list;
    this.#path = path;
  }

  at(...steps: string[]): Findings {
    return new Findings(this.list, [...this.#path, ...steps]);
  }

  leave(what: string, reason: string): void {
    this.list.push({ where: this.#path.join(' > '), what, reason });
  }
}

type Json = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty object. */
export function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Trimmed text; `undefined` for an empty one or a value that is not text. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

/** Drops members that are `undefined`: documents are JSON. */
export function withoutUndefined(record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
