/**
 * The limit of a document: its markup and images with everything in the document, without web fonts, modules and
 * preloaded scripts. Its dialogs open natively; one script adds to the cart.
 */
export function plainPage(html: string, stylesheets: ReadonlyMap<string, string>): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, (link) => plainLink(link, stylesheets))
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace('</head>', `<script>${SCRIPT}</script></head>`);
}

/** Addresses of the stylesheets that a document links. */
export function stylesheetsOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  return links.filter(isStylesheet).map((link) => attributeOf(link, 'href'));
}

/** Serves the two things that scripts do in the measured visits: a tap on "Add to cart", and the lines of the cart. */
const SCRIPT = `(d=>{let lines=[],q=s=>d.querySelector(s);d.addEventListener('click',e=>{
let b=e.target.closest('[data-action="add-to-cart"]');if(!b)return;e.preventDefault();lines.push(b.dataset.name);
let c=q('[data-cart-count]');c.hidden=false;c.textContent=lines.length;
q('[data-action="open-cart"]').ariaLabel='Cart, '+lines.length+(lines.length>1?' items':' item')});
d.addEventListener('beforetoggle',e=>{if(e.target.id!='mini-cart'||e.newState!='open')return;let u=d.createElement('ul');
for(let name of lines){let l=d.createElement('li'),i=d.createElement('input');i.type='number';i.value=1;l.append(name,i);u.append(l)}
q('#mini-cart [data-dialog-body]').replaceChildren(u)},true)})(document)`;

const isStylesheet = (link: string): boolean => attributeOf(link, 'rel') === 'stylesheet';

function plainLink(link: string, stylesheets: ReadonlyMap<string, string>): string {
  if (isStylesheet(link)) return `<style>${stylesheets.get(attributeOf(link, 'href')) ?? ''}</style>`;
  const rel = attributeOf(link, 'rel');
  const isPreload = rel === 'modulepreload' || (rel === 'preload' && attributeOf(link, 'as') !== 'image');
  return isPreload ? '' : link;
}

function attributeOf(tag: string, name: string): string {
  const [, quoted, unquoted] = new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>"]+))`).exec(tag) ?? [];
  return quoted ?? unquoted ?? '';
}
