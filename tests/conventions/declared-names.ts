import ts from 'typescript';
import { listFiles, listSources, read } from './source-files.ts';

const FOLDERS = ['src', 'server', 'backend', 'domain', 'build', 'scripts', 'bench', 'tests', 'catalog'] as const;

const splitList = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Coined words that a term of the field has replaced. They name nothing: no identifier, file or folder. */
const GONE_WORDS = new Set(
  splitList(`
    bare barred buyer buyers door doors edition editions fault faults firm gathered give gives goods hear heard hears held hop hops kept
    ladder means mend mended mends news patience person persons picture pictures refusal refusals refuse refused refuses say says sheet
    sheets shelf shelves shopper shoppers spelling spellings surplus sweep sweeping takeover tell tells together told trouble troubles
    turn turns way ways whoever wholes
  `),
);

/** A type is named for what it is: `PlacementRequest`, not `PlaceAsked`. `Place` has twelve meanings. */
const GONE_TYPE_ENDINGS = new Set(splitList('asked chosen found given known kept place places shown told wanted'));

const WALLET_TERM = 'the payment sheet is a term of Apple Pay and Google Pay';

/** Names, of files without their extension, that hold such a word for a reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  bareImports: 'a bare import is a term of module specifiers',
  fault: 'a member of the outline that pages send to the studio, and a query parameter of its sign-in page',
  HOP_BY_HOP: 'a term of HTTP (RFC 9110)',
  loadBoughtTogetherIds: '"bought together" is a term of shops',
  openWalletSheet: WALLET_TERM,
  'payment-sheet-content': WALLET_TERM,
  paymentSheetContent: WALLET_TERM,
  picture: 'a variant of the quote section, and a control in the schemas for editors',
  refused_reason: 'a column of the database',
  sheets: 'a member of the response of POST /cms/api/section',
  shelf: 'a column of store files, and a variant of the product carousel',
  shopperAppliedSM: 'a field of a call',
  sign_in_ladder: 'a table of the database',
  'wallet-sheet': WALLET_TERM,
  WalletSheet: WALLET_TERM,
  WalletSheetOptions: WALLET_TERM,
  wantsNews: 'a field of the checkout that is stored in the browser',
  ways: 'a field of the message to the frame of a wallet',
};

/** `#lastCartItem`, `LAST_CART_ITEM` and `last-cart-item` are `last`, `cart`, `item`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

export const isGone = (name: string): boolean =>
  !Object.hasOwn(EXCEPTIONS, name) && wordsOf(name).some((word) => GONE_WORDS.has(word));

export const isGoneType = (name: string): boolean => GONE_TYPE_ENDINGS.has(wordsOf(name).at(-1) ?? '');

const isType = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);

/** Whether the identifier is the name that its parent declares, and not one that another file or a library declares. */
function isDeclaredName(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    return parent.propertyName !== undefined && parent.name === node;
  }
  return 'name' in parent && parent.name === node;
}

interface Name {
  readonly name: string;
  readonly isType: boolean;
}

function declaredNames(path: string): readonly Name[] {
  const text = path.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(read(path))?.[1] ?? '') : read(path);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: Name[] = [];
  const collect = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isDeclaredName(node)) {
      names.push({ name: node.text, isType: isType(node.parent) });
    }
    ts.forEachChild(node, collect);
  };
  collect(source);
  return names;
}

export const declarations = listSources(...FOLDERS).flatMap((path) =>
  declaredNames(path).map((name) => ({ path, ...name })),
);
export const paths = FOLDERS.flatMap((folder) => listFiles(folder)).filter(
  (path) => !/\/media\/|\/messages\//.test(path),
);
export const pathNames = (path: string): readonly string[] => path.split('/').map((part) => part.replace(/\..*$/, ''));
