import { parallaxCss } from '../../registry/parallax.ts';
import { STYLESHEETS } from '../../registry/registry.ts';
import type { ResolvedPage } from '../../registry/resolve.ts';

/** Stylesheets of the section types on a page, in registry order, and the rules of its parallax sections. */
export function pageAssets(...pages: readonly (ResolvedPage | undefined)[]) {
  const sections = pages.flatMap((page) => page?.sections ?? []);
  const types = new Set(sections.map(({ type }) => type));
  const moving = sections.flatMap(({ frame, motions }) => {
    const key = frame['data-parallax'];
    return key === undefined ? [] : [{ key, motions }];
  });
  const lazy = pages.some((page) => page !== undefined && page.slots['lazy-main'].length > 0);
  return { stylesheets: STYLESHEETS.filter(({ type }) => types.has(type)), css: parallaxCss(moving), lazy };
}
