/**
 * Two inline scripts, each written behind the trail that it is about. A list of products remembers in the tab its own trail; a
 * product that is opened from there shows it in place of its own, before the first paint. Storage that is off, and any
 * other way of arrival, leave the product's own trail. Neither the stored page nor its structured data differ.
 */
const KEY = `sessionStorage["aisle.trail"]`;

/** Stores the path of the page and the names and addresses above it: those of its breadcrumbs, then its heading. */
export const REMEMBER_TRAIL =
  `try{${KEY}=JSON.stringify([location.pathname,...[...document.querySelectorAll(".breadcrumbs a")].slice(1)` +
  `.map(a=>[a.textContent,a.getAttribute("href")]),[(document.querySelector(".breadcrumbs [aria-current]")||document.querySelector("h1")).textContent]])}catch{}`;

/** Shows the stored trail where the page of that path led here; the last step leads back to its very list. */
export const SHOW_TRAIL =
  `try{let[p,...t]=JSON.parse(${KEY}),u=new URL(document.referrer),` +
  `o=document.currentScript.previousElementSibling.firstElementChild,[h,...s]=o.children,l=s.pop();` +
  `if(u.origin==location.origin&&u.pathname==p){s.map(e=>e.remove());for(let[n,a]of t){let e=h.cloneNode(!0),` +
  `c=e.firstElementChild;c.textContent=n.trim();c.href=a||u.href;l.before(e)}}}catch{}`;
