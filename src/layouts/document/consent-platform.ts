/**
 * Inline script that loads the script of a consent platform (its `data-src`, for its `data-domain`) once the page has loaded.
 * A script that is part of the page, or added before, would hold back the `load` event, after which the features of the
 * page start, for as long as its host does not answer.
 */
export const CONSENT_PLATFORM =
  `(({src,domain},s)=>{s.dataset.domainScript=domain;s.async=!0;` +
  `let f=()=>{s.src=src;document.head.append(s)};` +
  `document.readyState=='complete'?f():addEventListener('load',f)` +
  `})(document.currentScript.dataset,document.createElement('script'))`;
