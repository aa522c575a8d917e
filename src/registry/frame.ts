import type { FrameAttributes } from './compiled.ts';
import type { SectionItem } from './frame.schema.ts';

const SHORT = { small: 's', medium: 'm', large: 'l' } as const;
const NAMES = ['small', 'medium', 'large'] as const;

/** Classes for margins, hiding and stickiness; their rules are in `src/ui/base.css`. */
export function frameClasses(item: SectionItem): string | undefined {
  const classes = NAMES.flatMap((name) => {
    const margin = item.bottomMargins?.[name];
    return margin === undefined ? [] : [`mb-${SHORT[name]}-${margin}`];
  });
  for (const name of item.hideOnBreakpoint ?? []) classes.push(`hide-${SHORT[name]}`);
  if (item.isSticky === true) classes.push('is-sticky');
  return classes.length === 0 ? undefined : classes.join(' ');
}

export function frameAttributes(
  item: SectionItem,
  settings: { variant: string | undefined; hydrate: FrameAttributes['data-hydrate']; parallax: string | undefined },
): FrameAttributes {
  return {
    class: frameClasses(item),
    'data-section-id': item.id,
    'data-section-type': item.type,
    'data-section-variant': settings.variant,
    'data-delocalized-tracking': item.delocalizedTracking,
    'data-experience': item.experienceId,
    'data-hydrate': settings.hydrate === 'none' ? undefined : settings.hydrate,
    'data-parallax': settings.parallax,
    'data-behavior': settings.parallax === undefined ? undefined : 'parallax',
  };
}
