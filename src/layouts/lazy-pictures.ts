/**
 * Inline script for pages with a `lazy-main` slot: its pictures wait until they are within 200 px of the viewport (contract 4),
 * nearer than a browser's own lazy loading. It swaps their address while the page is parsed for an empty picture of the same
 * size; without script the browser's lazy loading does. Its hash is registered where it is written.
 */
export const LAZY_PICTURES =
  `(()=>{let w=i=>{i.src=i.dataset.src;o.unobserve(i)},q='[data-slot=lazy-main] img[loading=lazy]',` +
  `o=new IntersectionObserver(s=>s.map(e=>e.isIntersecting&&w(e.target)),{rootMargin:'200px'}),` +
  `m=new MutationObserver(()=>document.querySelectorAll(q+':not([data-src])').forEach(i=>{` +
  `i.dataset.src=i.getAttribute('src');` +
  `i.src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='"+(i.getAttribute('width')||4)+"' height='"+(i.getAttribute('height')||3)+"'/>";` +
  `o.observe(i)}));` +
  `m.observe(document,{childList:true,subtree:true});` +
  `addEventListener('load',()=>m.disconnect());` +
  `addEventListener('beforeprint',()=>document.querySelectorAll(q).forEach(w))})()`;
