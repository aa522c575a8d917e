import { RULES_FRAGMENT } from '../../../../src/cms/sections/personalisation-rule.schema.ts';
import { isProductFragment } from '../../../../src/cms/site/product-fragments.ts';
import { fragmentIdOf } from '../../fragments.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { fragmentsIn } from '../model/library.ts';
import { suggestName } from '../model/closest-name.ts';

/** References to fragments resolve, no fragment contains itself, and none is unused. */
export const fragments: DocumentRule = ({ document, items }, context) => [
  ...items.flatMap(({ raw, place }) =>
    isRecord(raw) && raw['type'] === 'fragment' ? reference(raw, `${place}.content.fragmentId`, document, context) : [],
  ),
  ...(document.kind === 'fragment' ? [...circle(document, context), ...unused(document, context)] : []),
];

function reference(
  raw: Record<string, unknown>,
  place: string,
  { locale }: LintDocument,
  { library }: LintContext,
): readonly RuleFinding[] {
  const name = fragmentIdOf(raw);
  if (name === undefined)
    return [finding(place, 'It names no fragment, so nothing is shown.', 'Write the fragment’s name in “fragmentId”.')];
  if (library.find(locale, { kinds: ['fragment'], name: name.toLowerCase() })) return [];
  const known = library.documents.filter(({ kind }) => kind === 'fragment').map((fragment) => fragment.name);
  const draft = library.findDraft(locale, { kinds: ['fragment'], name });
  if (draft) return [finding(place, `The fragment “${name}” is a draft, so visitors see nothing here.`, 'Publish it.')];
  return [
    finding(
      place,
      `There is no fragment “${name}”, so nothing is shown.`,
      suggestName(name, known, 'Write the name of one.'),
    ),
  ];
}

function circle(document: LintDocument, { library }: LintContext): readonly RuleFinding[] {
  const seen = new Set<string>();
  const open = fragmentsIn(document);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === document.name)
      return [
        finding(
          '',
          'The fragment contains itself, so that place stays empty.',
          'Take it out of itself, or out of the fragments in it.',
        ),
      ];
    if (seen.has(name)) continue;
    seen.add(name);
    const nested = library.find(document.locale, { kinds: ['fragment'], name });
    if (nested) open.push(...fragmentsIn(nested));
  }
  return [];
}

function unused({ name }: LintDocument, { library }: LintContext): readonly RuleFinding[] {
  if (library.usedFragments.has(name) || isProductFragment(name) || name === RULES_FRAGMENT) return [];
  return [
    {
      rule: 'fragment-unused',
      severity: 'warning',
      place: '',
      message: 'No document shows this fragment.',
      advice: `Put it into a page, {"type": "fragment", "content": {"fragmentId": "${name}"}}, or remove it.`,
    },
  ];
}

function finding(place: string, message: string, advice: string): RuleFinding {
  return { rule: 'fragment', severity: 'error', place, message, advice };
}
