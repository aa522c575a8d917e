import { hubLink, searchTerm, serviceLink } from '../../../../src/cms/sections/components.schema.ts';
import { safeHref } from '../../../../src/cms/site/safe-url.ts';
import { sizeTable } from '../../../../src/cms/sections/size-table.schema.ts';
import { z } from 'zod';
import { isRecord } from '../../../../domain/record.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { suggestName } from '../model/closest-name.ts';
import { schemaFindings } from '../model/schema-findings.ts';

/** Lists of each component with the schema of their entries. */
const COMPONENTS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'search-hub': { terms: searchTerm, links: hubLink },
  utility: { items: serviceLink },
  'foot-sizes': { tables: sizeTable },
  'review-words': { words: z.string() },
};
const SIZE_CHART = { tables: sizeTable };
const FOLDER = 'components/';

/** Documents that several pages and scripts share: generic/components/… */
export const components: DocumentRule = ({ document: { kind, name, content, readError } }) => {
  if (kind !== 'generic' || !name.startsWith(FOLDER) || readError !== undefined) return [];
  const component = name.slice(FOLDER.length);
  const listNames = component.startsWith('size-chart/')
    ? SIZE_CHART
    : Object.hasOwn(COMPONENTS, component)
      ? COMPONENTS[component]
      : undefined;
  return listNames === undefined
    ? [unknown(component)]
    : Object.entries(listNames).flatMap(([list, schema]) => check(content[list], list, schema));
};

function unknown(component: string): RuleFinding {
  const known = [...Object.keys(COMPONENTS), 'size-chart/footwear'];
  return {
    rule: 'component',
    severity: 'warning',
    place: '',
    message: `Nothing reads a component called “${component}”.`,
    advice: suggestName(
      component,
      known,
      `Components are ${Object.keys(COMPONENTS).join(', ')} and size-chart/<product type>.`,
    ),
  };
}

function check(value: unknown, list: string, schema: z.ZodType): readonly RuleFinding[] {
  if (!Array.isArray(value))
    return [
      {
        rule: 'component',
        severity: 'error',
        place: list,
        message: `“${list}” is ${value === undefined ? 'missing' : 'no list'}, so nothing is shown.`,
        advice: 'Write a list of entries.',
      },
    ];
  return value.flatMap((entry: unknown, index) =>
    hasUnsafeLink(entry)
      ? []
      : schemaFindings(schema, entry, {
          place: `${list}.${index}`,
          rule: 'component',
          consequence: 'so the entry is left out',
        }),
  );
}

/** The links rule reports unsafe links. */
function hasUnsafeLink(entry: unknown): boolean {
  return isRecord(entry) && typeof entry['href'] === 'string' && safeHref(entry['href']) === undefined;
}
