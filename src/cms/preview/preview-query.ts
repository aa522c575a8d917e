import { PREVIEW_QUERY } from './preview-choices.ts';
import { THEMES, type Theme } from '../../lib/themes.ts';

/** What is shown in a preview besides the page itself; without a member the page is as the visitor himself would see it now. */
export interface PreviewChoice {
  /** The moment, ISO 8601; the present without it. */
  readonly date?: string;
  /** Documents as shoppers see them now, whatever the date; the newest draft without it. */
  readonly revision?: 'published';
  /** Colours that are shown whatever the device prefers. */
  readonly theme?: Theme;
  /** `<experienceId>:<variant>`, several separated by commas. */
  readonly testContext?: string;
  /** Audience: the kind of visitor whose page is shown. */
  readonly visitor?: string;
  /** Fixture that a guarded page is filled with. */
  readonly fixture?: string;
  /** Id of a store that lists are narrowed to. */
  readonly store?: string;
  /** All consent is granted without it (docs/contract.md#preview); `none`: as for a visitor who granted nothing. */
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

/** Reads the choices of a query; a bad value is as good as none. */
export function readPreviewQuery(query: URLSearchParams): PreviewChoice {
  const choice: Partial<Record<PreviewChoiceName, string>> = {};
  for (const name of namesOf(PREVIEW_QUERY)) {
    const value = query.get(PREVIEW_QUERY[name]);
    if (value !== null && VALID[name](value)) choice[name] = value;
  }
  // Each value passed its own check.
  return choice as PreviewChoice;
}

function namesOf(names: Readonly<Record<PreviewChoiceName, string>>): PreviewChoiceName[] {
  // The keys of a constant are those it was written with.
  return Object.keys(names) as PreviewChoiceName[];
}
