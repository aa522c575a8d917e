/**
 * Two inline scripts. A page from which products are opened remembers its own trail in the tab: `data-trail` is a list of
 * pairs of name and address, the last one its own. A product that is opened from there shows it in place of the trail
 * before the script, before the first paint. Any other way of arrival, and storage that is off, leave the product's
 * own trail; the stored page and its structured data are the same for everybody.
 */
const KEY = `sessionStorage["aisle.trail"]`;

export const REMEMBER_TRAIL = `try{${KEY}=document.currentScript.dataset.trail}catch{}`;

/** The last step leads back to the very list, with its filters. */
export const SHOW_TRAIL =
  `try{let u=new URL(document.referrer),t=u.origin==location.origin&&JSON.parse(${KEY}),e=t.at(-1),` +
  `[h,...s]=document.currentScript.previousElementSibling.firstElementChild.children,l=s.pop();` +
  `if(u.pathname==e[1]){e[1]=u.href;s.map(e=>e.remove());for(e of t){` +
  `s=h.cloneNode(!0);l.before(s);s=s.firstElementChild;[s.textContent,s.href]=e}}}catch{}`;
