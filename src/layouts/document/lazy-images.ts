/**
 * Inline script for pages with a `lazy-main` slot: its images load within 200 px of the viewport (docs/contract.md#sections), nearer
 * than with a browser's own lazy loading. While the document is parsed, it replaces their addresses by that of an empty
 * image without a size; the size attributes preserve the layout. After each piece of the document and not before each frame, whose
 * layout would then count as a task of this script. Without script the browser's lazy loading applies. Printing loads
 * all images. The script's hash is registered where the script is written.
 */
export const LAZY_IMAGES =
  `(d=>{let n=0,l=[],i,p=i=>[...i.closest('picture')?.children||[]].slice(0,-1),` +
  `w=i=>{p(i).map(s=>s.srcset=s.dataset.set);i.src=i.dataset.src;o.unobserve(i)},` +
  `o=new IntersectionObserver(s=>s.map(e=>e.isIntersecting&&w(e.target)),{rootMargin:'200px'}),` +
  `m=new MutationObserver(()=>{for(;i=d.images[n];n++)if(i.loading=='lazy'&&i.closest('[data-slot=lazy-main]')){` +
  `p(i).map(s=>{s.dataset.set=s.srcset;s.srcset=''});i.dataset.src=i.src;` +
  `i.src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";o.observe(i);l.push(i)}});` +
  `m.observe(d,{childList:1,subtree:1});onload=()=>m.disconnect();onbeforeprint=()=>l.map(w)})(document)`;
