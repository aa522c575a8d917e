import { setImmediate } from 'node:timers/promises';
import { isRecord } from '../../../domain/record.ts';
import type { LintContext } from './model/context.ts';
import type { DocumentRule } from './model/document-rule.ts';
import type { Finding, RuleFinding } from './model/finding.ts';
import { components } from './rules/components.ts';
import { dates } from './rules/dates.ts';
import { duplicateIds } from './rules/duplicate-ids.ts';
import { envelope } from './rules/envelope.ts';
import { fragments } from './rules/fragments.ts';
import { catalogReferences } from './rules/products.ts';
import { items } from './rules/items.ts';
import { listingRules } from './rules/listing-rules.ts';
import { links } from './rules/links.ts';
import { names, parents } from './rules/names.ts';
import { navigation } from './rules/navigation.ts';
import { images } from './rules/images.ts';
import { popups } from './rules/popups.ts';
import { readable } from './rules/readable.ts';
import { references } from './rules/references.ts';
import { seo } from './rules/seo.ts';
import { translations } from './rules/translations.ts';
import type { DocumentView } from './model/document-view.ts';

/** In order of relevance to an editor where several findings have the same place. */
const RULES: readonly DocumentRule[] = [
  readable,
  names,
  envelope,
  items,
  navigation,
  components,
  duplicateIds,
  fragments,
  references,
  links,
  images,
  catalogReferences,
  listingRules,
  popups,
  seo,
  dates,
  parents,
  translations,
];

/** Objects per document from which on the linter yields between the rules. */
const LARGE = 500;

/** All findings of one document. The files and products it names must have been loaded (`linter.ts`). */
export async function lintDocument(view: DocumentView, context: LintContext): Promise<readonly Finding[]> {
  const findings: RuleFinding[] = [];
  for (const rule of RULES) {
    findings.push(...rule(view, context));
    if (view.objects.length > LARGE) await setImmediate();
  }
  const isReported = ({ rule, place }: RuleFinding) =>
    rule === 'link-label' && findings.some((other) => other.place === place && other.rule !== rule);
  return findings.filter((finding) => !isReported(finding)).map((finding) => toFinding(finding, view));
}

function toFinding(finding: RuleFinding, view: DocumentView): Finding {
  const { id } = view.document;
  const item = view.itemAt(finding.place);
  const rest = item === undefined ? finding.place : finding.place.slice(item.place.length + 1);
  const field = rest.replace(/^content\./, '');
  const raw = item !== undefined && isRecord(item.raw) ? item.raw : {};
  return {
    document: id,
    ...finding,
    ...(field === '' ? {} : { field }),
    ...textMember('sectionId', raw['id']),
    ...textMember('type', raw['type']),
  };
}

function textMember(name: 'sectionId' | 'type', value: unknown): Partial<Finding> {
  return typeof value === 'string' ? { [name]: value } : {};
}
