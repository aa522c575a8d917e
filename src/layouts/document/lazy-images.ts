/**
 * Inline script for pages with a `lazy-main` slot: its images load within 200 px of the viewport (docs/contract.md#sections), nearer
 * than with a browser's own lazy loading. While the page is parsed, it replaces their addresses by that of an empty
 * image; the size attributes preserve the layout. Without script the browser's lazy loading applies. Printing loads all
 * images. The script's hash is registered where the script is written.
 */
export const LAZY_IMAGES =
  `(q=>{let p=i=>[...i.closest('picture')?.children||[]].slice(0,-1),` +
  `w=i=>{p(i).map(s=>s.srcset=s.dataset.set);i.src=i.dataset.src;o.unobserve(i)},d=document,` +
  `o=new IntersectionObserver(s=>s.map(e=>e.isIntersecting&&w(e.target)),{rootMargin:'200px'}),` +
  `m=new MutationObserver(()=>d.querySelectorAll(q+':not([data-src])').forEach(i=>{` +
  `p(i).map(s=>{s.dataset.set=s.srcset;s.srcset=''});i.dataset.src=i.src;` +
  `i.src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";o.observe(i)}));` +
  `m.observe(d,{childList:1,subtree:1});` +
  `onload=()=>m.disconnect();` +
  `onbeforeprint=()=>d.querySelectorAll(q+'[data-src]').forEach(w)})('[data-slot=lazy-main] img[loading=lazy]')`;
