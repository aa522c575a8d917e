import { z } from 'zod';

/** Presentation attributes every section item may carry (docs/contract.md#sections). */

export const MARGINS = ['none', 'xs', 's', 'm', 'l', 'xl'] as const;
export const BREAKPOINT_NAMES = ['small', 'medium', 'large'] as const;

const margin = z.enum(MARGINS).optional().catch(undefined);
const value = z.union([z.string().max(40), z.number()]);

export const parallaxEffect = z.object({
  effect: z.enum(['translate', 'rotate', 'scale', 'opacity']).meta({ title: 'Effect' }),
  axis: z.enum(['x', 'y']).default('y').meta({ title: 'Axis' }),
  start: value.meta({ title: 'From', description: 'With its unit: 0px, 10deg. Both ends in the same one.' }),
  end: value.meta({ title: 'To' }),
});

export const sectionItem = z.object({
  type: z.string().min(1).max(100),
  id: z.string().min(1).max(200).meta({ title: 'Name of the section', description: 'Occurs once on a page.' }),
  variant: z
    .string()
    .max(100)
    .optional()
    .catch(undefined)
    .meta({ title: 'Variant', description: 'Without it, or with one that does not exist: the first of the type.' }),
  experienceId: z
    .string()
    .max(200)
    .optional()
    .catch(undefined)
    .meta({ title: 'Experience', description: 'Visitors may get another version of the section.' }),
  bottomMargins: z
    .object({ small: margin, medium: margin, large: margin })
    .optional()
    .catch(undefined)
    .meta({ title: 'Room below', description: 'By width of the window: under 768 px, under 1200 px, wider.' }),
  hideOnBreakpoint: z
    .array(z.enum(BREAKPOINT_NAMES))
    .max(3)
    .optional()
    .catch(undefined)
    .meta({ title: 'Hidden on', description: 'Widths at which the section is not shown.' }),
  isSticky: z
    .boolean()
    .optional()
    .catch(undefined)
    .meta({ title: 'Stays in view', description: 'Sticks to the top while the page scrolls.' }),
  delocalizedTracking: z
    .string()
    .max(300)
    .optional()
    .catch(undefined)
    .meta({ title: 'Name for statistics', description: 'The same in every language.' }),
  parallax: z
    .array(parallaxEffect)
    .max(8)
    .nullish()
    .meta({ title: 'Motion while scrolling', description: 'None for visitors who asked for less motion.' }),
  content: z.unknown().optional(),
  experiences: z
    .record(z.string(), z.unknown())
    .optional()
    .catch(undefined)
    .meta({ title: 'Versions', description: 'What differs in each version of the experience.' }),
});

export type SectionItem = z.output<typeof sectionItem>;
export type ParallaxEffect = z.output<typeof parallaxEffect>;
