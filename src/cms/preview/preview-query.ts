import { PREVIEW_QUERY } from './preview-choices.ts';
import { THEMES, type Theme } from '../../lib/themes.ts';

/** What a preview shows besides the page itself; without a member the page is as the visitor would see it now. */
export interface PreviewChoice {
  /** The moment, ISO 8601; the present by default. */
  readonly date?: string;
  /** Shows the published documents, whatever the date; the newest drafts by default. */
  readonly revision?: 'published';
  /** Colour theme, overriding the device's preference. */
  readonly theme?: Theme;
  /** `<experienceId>:<variant>`, several separated by commas. */
  readonly testContext?: string;
  /** Audience: the kind of visitor to show the page for. */
  readonly visitor?: string;
  /** Sample state that fills a guarded page. */
  readonly fixture?: string;
  /** Id of a store that filters lists. */
  readonly store?: string;
  /** `none`: as for a visitor who granted nothing; by default all consent is granted (docs/contract.md#preview). */
  readonly consent?: 'none';
}

type PreviewChoiceName = keyof PreviewChoice;

const NAME = /^[\w-]{1,60}$/;
const TEST_CONTEXT = /^[^\s:,]{1,100}:[^\s:,]{1,100}(,[^\s:,]{1,100}:[^\s:,]{1,100}){0,9}$/;
const DATE = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;

const VALID: Record<PreviewChoiceName, (text: string) => boolean> = {
  date: (text) => DATE.test(text) && !Number.isNaN(Date.parse(text)),
  revision: (text) => text === 'published',
  theme: (text) => THEMES.some((theme) => theme === text),
  testContext: (text) => text.length <= 500 && TEST_CONTEXT.test(text),
  visitor: (text) => NAME.test(text),
  fixture: (text) => NAME.test(text),
  store: (text) => NAME.test(text),
  consent: (text) => text === 'none',
};

/** Reads the choices of a query; invalid values are ignored. */
export function readPreviewQuery(query: URLSearchParams): PreviewChoice {
  const choice: Partial<Record<PreviewChoiceName, string>> = {};
  for (const name of namesOf(PREVIEW_QUERY)) {
    const value = query.get(PREVIEW_QUERY[name]);
    if (value !== null && VALID[name](value)) choice[name] = value;
  }
  // Each value was validated.
  return choice as PreviewChoice;
}

function namesOf(names: Readonly<Record<PreviewChoiceName, string>>): PreviewChoiceName[] {
  // Object.keys of a constant returns exactly its declared keys.
  return Object.keys(names) as PreviewChoiceName[];
}
