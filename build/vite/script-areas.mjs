/** The script of every page with its imports, and small modules that on-demand scripts of most pages need. */
export const SHELL =
  /\/PageScript\.astro\?astro&type=script|\/islands\/kit\/(load-text|error-text|shop-href)\.ts$|\/storage\/stored-value\.ts$|\/stores\/account\/favorites-hint\.ts$|\/api\/account\/account\.ts$/;
export const REACT = /\/node_modules\/(@nanostores\/react|react|react-dom|scheduler)\//;
/** The studio needs them too, and no file whose modules read the data of a shop page. */
export const STORES = /\/node_modules\/(nanostores|@nanostores\/persistent)\//;
/** Solves a challenge; forms of several areas need it. */
export const CAPTCHA = /\/node_modules\/altcha-lib\/|\/providers\/captcha\/|\/(core|identity)\/captcha\.ts$/;

/** The files of modules that several areas need, by the lightest of their kinds. */
export const SHARED = { plain: 'shared', dialog: 'kit', screen: 'forms' };

/**
 * One file for each area of the shop: what `import()` names in `roots`, and all that only this area needs or that it
 * `owns`. Areas of the kind `plain` contain no React. What is in the files of its `bases` comes along with an area. Any
 * other import on demand is plain, and the bundler gives it a file.
 * @type {readonly { name: string, kind: keyof typeof SHARED, roots: RegExp, owns?: RegExp, bases?: readonly string[] }[]}
 */
export const AREAS = [
  {
    name: 'page',
    kind: 'plain',
    roots: /\/content\/(behaviors|wake-on-intent|section-error)\.ts$/,
    owns: /\/kit\/show-modal\.ts$|\/content\/carousel\.client\.ts$/,
  },
  { name: 'later', kind: 'plain', roots: /\/content\/later-behaviors\.ts$/, bases: ['page'] },
  {
    name: 'product',
    kind: 'plain',
    roots: /\/islands\/product\/product-page\.ts$/,
    owns: /\/stores\/cart\/add-item\.ts$|\/stores\/checkout\/wallet-offer\.ts$|\/islands\/product\/product-form\.ts$/,
  },
  { name: 'choice', kind: 'plain', roots: /\/islands\/product\/update-product\.ts$/ },
  {
    name: 'wallet',
    kind: 'plain',
    roots: /\/islands\/product\/buy-with-wallet\.ts$/,
    owns: /\/stores\/checkout\/wallet-item\.ts$/,
  },
  {
    name: 'features',
    kind: 'plain',
    roots: /\/features\/(?!measurement\/).+\.ts$/,
    owns: /\/lib\/locations\.ts$|\/features\/location\/visitor-location\.ts$|\/lib\/consent\/|\/stores\/core\/consent\.ts$/,
  },
  {
    name: 'collectors',
    kind: 'plain',
    roots: /\/features\/measurement\/collectors\.ts$/,
    bases: ['measurement', 'features'],
  },
  {
    name: 'measurement',
    kind: 'plain',
    roots: /\/features\/measurement\/measurement\.ts$/,
    bases: ['features'],
  },
  { name: 'recovery', kind: 'plain', roots: /\/(cart|token)-recovery\.ts$/ },
  { name: 'search', kind: 'plain', roots: /\/islands\/search\// },
  { name: 'cards', kind: 'plain', roots: /\/islands\/product\/product-cards\.ts$/ },
  { name: 'engine', kind: 'plain', roots: /\/islands\/product\/engine-cards\.ts$/ },
  {
    name: 'heart',
    kind: 'plain',
    roots: /\/favorites\/(card-)?hearts?\.ts$/,
    owns: /\/stores\/account\/favorites\.ts$/,
  },
  { name: 'screens', kind: 'plain', roots: /\/shell\/screens\.ts$|\/cart\/auto-promo\.ts$/ },
  { name: 'account-forms', kind: 'plain', roots: /\/islands\/account\/(account-forms|new-card|phone-input)\.ts$/ },
  {
    name: 'reviews',
    kind: 'plain',
    roots: /\/reviews\/review-actions\.ts$/,
    owns: /\/(stores|api)\/catalog\/(reviews|questions)\.ts$|\/reviews\/review-draft\.ts$/,
  },
  { name: 'dialogs', kind: 'dialog', roots: /\/shell\/dialog-host\.ts$/ },
  { name: 'cart', kind: 'dialog', roots: /\/cart\/MiniCart\.tsx$/ },
  {
    name: 'product-dialogs',
    kind: 'dialog',
    roots: /\/islands\/(locations|product|reviews)\/|\/content\/(Content|SizeGuide)Dialog\.tsx$|\/LocationDialog\.tsx$/,
  },
  { name: 'cart-page', kind: 'screen', roots: /\/islands\/cart\/(?!lines\/PriceAdjustments\.)/, bases: ['cart'] },
  {
    name: 'checkout',
    kind: 'screen',
    roots: /\/islands\/checkout\/mount\.tsx$|\/checkout\/pay-later\.ts$/,
  },
  {
    name: 'payment-dialogs',
    kind: 'screen',
    roots: /\/islands\/checkout\/(?!(Confirmation|Receipt)\.)|\/checkout\/end-payment\.ts$/,
    bases: ['checkout'],
  },
  { name: 'account', kind: 'screen', roots: /\/islands\/account\/.+Dialog\.tsx$/ },
  { name: 'account-page', kind: 'screen', roots: /\/islands\/account\//, bases: ['account'] },
  { name: 'orders', kind: 'screen', roots: /\/islands\/orders\// },
  { name: 'price-adjustments', kind: 'screen', roots: /\/cart\/lines\/PriceAdjustments\.tsx$/, bases: ['cart-page'] },
  {
    name: 'confirmation',
    kind: 'screen',
    roots: /\/islands\/checkout\/Confirmation\.tsx$/,
    bases: ['checkout', 'orders'],
  },
  {
    name: 'receipt',
    kind: 'screen',
    roots: /\/islands\/checkout\/Receipt\.tsx$/,
    bases: ['confirmation', 'checkout', 'orders', 'cart'],
  },
  { name: 'favorites', kind: 'screen', roots: /\/islands\/favorites\/mount\.tsx$/ },
];
