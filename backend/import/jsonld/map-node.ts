import { BadCell, readLabel, readSku, titleIssue, type Cell } from '../parsing/cell.ts';
import { choiceAt, mapOptions, type Option } from '../parsing/product-options.ts';
import { toAttributes, toCategories, toImages } from '../parsing/draft-fields.ts';
import type { JsonObject } from '../parsing/json-values.ts';
import type { MappedProduct, Issue, ProductDraft, VariantDraft } from '../parsing/product-draft.ts';
import type { SomeRecords } from '../parsing/file-records.ts';
import { sanitizeDescription } from '../parsing/sanitize-description.ts';
import { isGroup, type Node } from './graph.ts';
import { addressesOf, memberOf, nodesOf, textOf, textsOf, idOf, listOf } from './members.ts';
import { issueAt, readOffers, type LocatedNode } from './offers.ts';
import { isRecord } from '../../../domain/record.ts';

const OPTIONS = ['Color', 'Size', 'Material', 'Pattern'] as const;
const GTINS = ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'];

type Good = { node: JsonObject; variant: Omit<VariantDraft, 'size' | 'color'> };

/** A group with its variants, or a single product. */
export function mapNode(handle: string, records: SomeRecords<JsonObject>): MappedProduct {
  const main = records.find(({ value }) => isGroup(value)) ?? records[0];
  const located: LocatedNode = { line: main.line, path: '', node: describedNode(main.value) };
  const titleError = titleIssue(cellOf(located, 'name'));
  if (titleError) return { product: undefined, notSold: false, issues: [titleError] };
  const { variants: variantNodes, issues } = findVariants(records);
  const good = variantNodes.flatMap((variant) => readVariant(variant, located.node, issues));
  if (good.length === 0) return { product: undefined, notSold: false, issues };
  const isAlone = located.node === good[0]?.node && good.length === 1;
  const { choices, attributes } = mapOptions(optionsOf(good, located.node, isAlone), good.length);
  const ownProperties = isAlone || isGroup(located.node) ? propertiesOf(located.node) : [];
  const variants = good.map(({ variant }, index) => ({ ...variant, ...choiceAt(choices, index) }));
  const product: ProductDraft = {
    handle,
    name: textOf(located.node, 'name'),
    brand: textOf(located.node, 'brand', 'manufacturer'),
    description: sanitizeDescription(textOf(located.node, 'description')),
    categories: mapCategories(located.node),
    attributes: { ...attributes, ...toAttributes(ownProperties) },
    images: mapImages(located.node, good, variants),
    variants,
    isDigital: false,
  };
  return { product, issues };
}

/** For a variant that nests its group, the group with the variant's description. */
export function describedNode(node: JsonObject): JsonObject {
  const [group] = isGroup(node)
    ? []
    : nodesOf(memberOf(node, 'isVariantOf')).filter((one) => textOf(one, 'name') !== '');
  if (group === undefined) return node;
  const shared = ['brand', 'category', 'description', 'image'].map((name) => [name, memberOf(node, name)]);
  return { ...Object.fromEntries(shared), ...group, '@type': 'ProductGroup' };
}

function readVariant(located: LocatedNode, main: JsonObject, issues: Issue[]): Good[] {
  try {
    for (const name of OPTIONS) readLabel(cellOf(located, name.toLowerCase()));
    const offers = memberOf(located.node, 'offers') ?? memberOf(main, 'offers');
    const variant = {
      line: located.line,
      sku: readSku(cellOf(located, 'sku')),
      barcode: textOf(located.node, ...GTINS) || undefined,
      ...readOffers({ ...located, node: { ...located.node, offers } }),
    };
    return [{ node: located.node, variant }];
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    issues.push(error.issue);
    return [];
  }
}

function cellOf(located: LocatedNode, name: string): Cell {
  return { text: textOf(located.node, name), issue: (message) => issueAt(located, name, message) };
}

/** A property that a variant lacks is inherited from the group; further properties of variants are options, too. */
function optionsOf(good: readonly Good[], main: JsonObject, isAlone: boolean): Option[] {
  const named = OPTIONS.map((name): Option => {
    const field = name.toLowerCase();
    return { name, values: good.map(({ node }) => textOf(node, field) || textOf(main, field)) };
  });
  const properties = good.map(({ node }) => new Map(isAlone ? [] : propertiesOf(node)));
  const labels = new Set(properties.flatMap((own) => [...own.keys()]));
  const known = new Set(named.filter(({ values }) => values.some(Boolean)).map(({ name }) => name.toLowerCase()));
  const further = [...labels].filter((label) => !known.has(label.toLowerCase()));
  return [...named, ...further.map((name): Option => ({ name, values: properties.map((own) => own.get(name) ?? '') }))];
}

function propertiesOf(node: JsonObject): [string, string][] {
  const properties = nodesOf(memberOf(node, 'additionalProperty'));
  return properties.map((property) => [textOf(property, 'name'), textOf(property, 'value')]);
}

/** schema.org: "greater signs or slashes can be used to informally indicate a category hierarchy". */
export function mapCategories(main: JsonObject): ProductDraft['categories'] {
  const paths = textsOf(memberOf(main, 'category'));
  return toCategories(
    paths.flatMap((path) => {
      const parts = path.split(path.includes('>') ? '>' : '/');
      return parts.map((_, index) => parts.slice(0, index + 1));
    }),
  );
}

function mapImages(main: JsonObject, good: readonly Good[], variants: readonly VariantDraft[]): ProductDraft['images'] {
  const gallery = addressesOf(memberOf(main, 'image')).map((url) => ({ url }));
  const ofVariants = good.flatMap(({ node }, index) =>
    addressesOf(memberOf(node, 'image')).map((url) => ({ url, color: variants[index]?.color })),
  );
  return toImages(gallery, ofVariants, textOf(main, 'name'));
}

/** All products of a file that can be bought: variants within groups and single products. */
function findVariants(records: readonly Node[]): { variants: LocatedNode[]; issues: Issue[] } {
  const alone = records.filter(({ value }) => !isGroup(value));
  const byId = new Map(alone.flatMap((node) => (idOf(node.value) === undefined ? [] : [[idOf(node.value), node]])));
  const used = new Set<JsonObject>();
  const issues: Issue[] = [];
  const inGroups = records.flatMap((record) =>
    listOf(memberOf(record.value, 'hasVariant')).flatMap((variant, index): LocatedNode[] => {
      const path = `hasVariant[${index}]`;
      const inline = isRecord(variant) ? variant : { '@id': String(variant) };
      const own = byId.get(idOf(inline));
      if (own) used.add(own.value);
      if (own === undefined && Object.keys(inline).every((key) => key === '@id' || key === '@type')) {
        issues.push({ line: record.line, column: path, message: `"${idOf(inline)}" is not in the file` });
        return [];
      }
      return [{ line: own?.line ?? record.line, path, node: { ...inline, ...own?.value } }];
    }),
  );
  const others = alone
    .filter(({ value }) => !used.has(value))
    .map(({ line, value }) => ({ line, path: '', node: value }));
  const found = [...inGroups, ...others];
  if (found.length > 0 || issues.length > 0) return { variants: found, issues };
  return { variants: records.map(({ line, value }) => ({ line, path: '', node: value })), issues };
}
